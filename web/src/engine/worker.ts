// The page's worker: the engine, the table being played and the store of matches. What the page is
// sent is what a seat may see; whole records stay here.
import address from '$module?url';
import { uniqueId } from './ids';
import { finishedHands, MatchStore, type StoredMatch, summarise } from './matches';
import type { FromWorker, Notice, ToWorker } from './messages';
import { type Delivery, EngineModule, Waits } from './module';
import type { Calls, Fault, GameSummary, MatchRecord, Opened, Pace } from './types';

type Table = Pick<Opened, 'table' | 'seats'>;
type Call = Extract<ToWorker, { call: string }>;
type StoreCall = 'games' | 'game' | 'delete' | 'import' | 'resume' | 'pace' | 'hurry' | 'open';
type StoreCalls = { [Name in StoreCall]: (args: Calls[Name][0]) => Promise<Calls[Name][1]> };

class CallFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

function post(message: FromWorker) {
  self.postMessage(JSON.stringify(message));
}

/** A table that is played here, and where it is kept. */
class Session {
  readonly match: Omit<StoredMatch, 'record' | 'changed'>;
  readonly opened: Opened;
  #release: () => void = () => {};
  stopped = false;

  constructor(match: Omit<StoredMatch, 'record' | 'changed'>, table: Table) {
    this.match = match;
    this.opened = { ...table, id: match.id, trial: match.trial };
  }

  // Of several tabs with the same match the newest has it; the others are told, and stop.
  claim() {
    if (!navigator.locks) return;
    const held = new Promise<void>((resolve) => {
      this.#release = resolve;
    });
    navigator.locks
      .request(`match ${this.match.id}`, { steal: true }, () => held)
      .catch(() => {
        this.stopped = true;
        post({ notice: 'taken-elsewhere' });
      });
  }

  close() {
    this.stopped = true;
    this.#release();
  }
}

class Worker {
  #module: EngineModule;
  #store = new MatchStore();
  #session: Session | undefined;
  #pace: Pace = { bot: 600, trick: 1500 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsaved = false;
  // Everything is done in the order in which it came.
  #queue: Promise<void> = Promise.resolve();

  constructor(module: EngineModule) {
    this.#module = module;
  }

  take(message: ToWorker) {
    this.#then(() => ('call' in message ? this.#answer(message) : this.#frame(message)));
  }

  #then(work: () => Promise<void>) {
    this.#queue = this.#queue.then(work).catch((error: unknown) => {
      if (isBreakdown(error)) end();
      console.error(error);
    });
  }

  // ---- Calls

  async #answer(call: Call) {
    try {
      const own = this.#own[call.call as StoreCall] as
        | ((args: unknown) => Promise<unknown>)
        | undefined;
      const result = own ? await own(call.args) : this.#ask(call.call, call.args);
      post({ reply: call.id, result });
    } catch (error) {
      if (isBreakdown(error)) return end();
      const fault =
        error instanceof CallFault
          ? error.fault
          : { code: 'storage', args: { why: String(error) } };
      post({ reply: call.id, fault });
    }
  }

  #ask<Name extends keyof Calls>(name: Name, args: Calls[Name][0]): Calls[Name][1] {
    const answer = JSON.parse(this.#module.call(JSON.stringify({ id: 0, call: name, args })));
    if ('fault' in answer) throw new CallFault(answer.fault);
    return answer.result;
  }

  #own: StoreCalls = {
    open: async ({ trial = false, ...args }) => {
      const table = this.#ask('open', args);
      const begun = new Date().toISOString();
      const session = this.#begin({ id: uniqueId(), begun, trial, imported: false }, table);
      await this.#save();
      return session.opened;
    },
    resume: async ({ id }) => {
      const now = this.#session;
      if (now?.match.id === id && !now.stopped) return now.opened;
      const match = await this.#find(id);
      return this.#begin(match, this.#ask('open', { record: match.record })).opened;
    },
    games: async () => {
      const matches = await this.#store.all();
      const games = matches.flatMap((match) => this.#summaryIfSound(match));
      games.sort((a, b) => (a.changed < b.changed ? 1 : -1));
      return { games };
    },
    game: async ({ id }) => {
      const match = await this.#find(id);
      const summary = this.#summary(match);
      return { record: finishedHands(match.record, summary), summary };
    },
    delete: async ({ id }) => {
      if (this.#session?.match.id === id) this.#session.close();
      await this.#store.delete(id);
      return {};
    },
    import: async ({ record }) => {
      const { fault } = this.#ask('replay', { record });
      if (fault) throw new CallFault(fault);
      const id = uniqueId();
      const now = new Date().toISOString();
      await this.#store.put({ id, begun: now, changed: now, trial: false, imported: true, record });
      return { id };
    },
    pace: async (pace) => {
      this.#pace = pace;
      return {};
    },
    hurry: async () => {
      if (this.#timer !== undefined) this.#schedule(0);
      return {};
    },
  };

  async #find(id: string): Promise<StoredMatch> {
    const match = await this.#store.get(id);
    if (!match) throw new CallFault({ code: 'no-such-game', args: {} });
    return match;
  }

  // One that another version of the page has left, or somebody else, does not hide the others.
  #summaryIfSound(match: StoredMatch): GameSummary[] {
    try {
      return Number.isNaN(Date.parse(match.begun)) ? [] : [this.#summary(match)];
    } catch {
      return [];
    }
  }

  #summary(match: StoredMatch): GameSummary {
    return summarise(match, this.#ask('replay', { record: match.record }).events);
  }

  // ---- The table

  #begin({ id, begun, trial, imported }: Omit<StoredMatch, 'record' | 'changed'>, table: Table) {
    this.#session?.close();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#session = new Session({ id, begun, trial, imported }, table);
    this.#session.claim();
    return this.#session;
  }

  async #frame({ connection, frame }: Extract<ToWorker, { frame: unknown }>) {
    if (this.#session?.stopped) return;
    await this.#deliver(this.#module.receive(connection, JSON.stringify(frame)));
  }

  async #playBot() {
    this.#timer = undefined;
    if (this.#session?.stopped) return;
    await this.#deliver(this.#module.playBot());
  }

  // First the store, then the page: what was shown has been kept.
  async #deliver(deliveries: Delivery[]) {
    const frames = deliveries as { connection: number; frame: Record<string, unknown> }[];
    if (frames.some(({ frame }) => 'event' in frame)) await this.#save();
    for (const delivery of frames) post(delivery as unknown as FromWorker);
    const trick = frames.some(({ frame }) => 'event' in frame && isTrick(frame.event));
    this.#schedule(trick ? this.#pace.trick : this.#pace.bot);
  }

  #schedule(delay: number) {
    const waits = this.#module.waits() === Waits.bot;
    if (waits && this.#timer !== undefined && delay > 0) return;
    // Also after a card was taken back: the next one has as long to be thought better of.
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!waits) return;
    this.#timer = setTimeout(() => this.#then(() => this.#playBot()), delay);
  }

  async #save() {
    if (!this.#session || this.#session.stopped) return;
    const record: MatchRecord = JSON.parse(this.#module.saved());
    const changed = new Date().toISOString();
    try {
      await this.#store.put({ ...this.#session.match, changed, record });
      this.#tellSaving(true);
    } catch {
      this.#tellSaving(false);
    }
  }

  // Once, and not with every card.
  #tellSaving(saved: boolean) {
    if (saved !== this.#unsaved) return;
    this.#unsaved = !saved;
    tell(saved ? 'saved-again' : 'not-saved');
  }
}

function isTrick(event: unknown): boolean {
  return (event as { event: string }).event === 'trick';
}

function tell(notice: Notice) {
  post({ notice });
}

// The module broke off in the middle, and what it remembers can be trusted no more.
function isBreakdown(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError;
}

function end() {
  tell('engine-ended');
  self.close();
}

// For the page, which cannot hear when the browser ends its worker (engine.ts). Without https there
// are no locks.
function showLife() {
  const lock = `worker ${uniqueId()}`;
  void navigator.locks?.request(lock, () => {
    post({ alive: lock });
    return new Promise(() => {});
  });
}

async function load(): Promise<EngineModule> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  // Not every static host knows the type that streaming compilation asks for.
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {});
  return new EngineModule(instance);
}

showLife();

// Messages that come while the module is being loaded wait for it.
const worker = load().then((module) => new Worker(module));
worker.catch(() => tell('engine-missing'));
self.onmessage = ({ data }: MessageEvent<string>) => {
  const message: ToWorker = JSON.parse(data);
  worker.then(
    (ready) => ready.take(message),
    () => {
      if (!('call' in message)) return;
      tell('engine-missing');
      post({ reply: message.id, fault: { code: 'engine-missing', args: {} } });
    },
  );
};
