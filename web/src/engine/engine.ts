// The page's side of the worker: calls as promises, seats as connections.
import type { End, FromWorker, Notice, ToWorker } from './messages';
import type { Calls, ClientFrame, Fault, TableFrame } from './types';

/** A call that was refused: the catalogues have the sentence of its code. */
export class EngineFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

const gone = (code: End) => new EngineFault({ code, args: {} });

/** A seat at a table, here or elsewhere: the page cannot tell which. */
export interface Connection {
  send(frame: ClientFrame): void;
  close(): void;
}

export class Engine {
  #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  #calls = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  #connections = new Map<number, (frame: TableFrame) => void>();
  #last = 0;
  #end: End | undefined;
  #closed = false;
  #listener: (notice: Notice) => void;

  constructor(listener: (notice: Notice) => void = () => {}) {
    this.#listener = listener;
    this.#worker.onmessage = (message: MessageEvent<string>) =>
      this.#hear(JSON.parse(message.data));
    // The worker's script itself could not be loaded or run.
    this.#worker.onerror = () => this.#fail('engine-missing');
  }

  /** Rejects with an EngineFault. */
  call<Name extends keyof Calls>(name: Name, args: Calls[Name][0]): Promise<Calls[Name][1]> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const end = this.#end;
      if (end) {
        // Not at once: what is being computed may call, and may change nothing.
        queueMicrotask(() => this.#listener(end));
        return reject(gone(end));
      }
      this.#calls.set(id, { resolve, reject });
      this.#post({ id, call: name, args } as ToWorker);
    });
  }

  /** Takes the seat of a token at the table that is open, or watches without one. */
  connect(token: string | undefined, hear: (frame: TableFrame) => void): Connection {
    const connection = ++this.#last;
    this.#connections.set(connection, hear);
    this.#post({ connection, frame: { hello: 'linger/1', token, since: 0 } });
    return {
      send: (frame) => this.#post({ connection, frame }),
      close: () => this.#connections.delete(connection),
    };
  }

  close() {
    this.#closed = true;
    this.#worker.terminate();
  }

  // Nobody will answer any more.
  #fail(end: End) {
    if (this.#closed || this.#end) return;
    this.#end = end;
    for (const { reject } of this.#calls.values()) reject(gone(end));
    this.#calls.clear();
    this.#listener(end);
  }

  // No event tells that a browser has ended a worker. But its lock becomes free.
  #outlive(lock: string) {
    void navigator.locks.request(lock, () => this.#fail('engine-ended'));
  }

  #post(message: ToWorker) {
    this.#worker.postMessage(JSON.stringify(message));
  }

  #hear(message: FromWorker) {
    if ('connection' in message) return this.#connections.get(message.connection)?.(message.frame);
    if ('alive' in message) return this.#outlive(message.alive);
    if ('notice' in message)
      return message.notice === 'engine-ended'
        ? this.#fail(message.notice)
        : this.#listener(message.notice);
    const call = this.#calls.get(message.reply);
    this.#calls.delete(message.reply);
    if ('fault' in message) call?.reject(new EngineFault(message.fault));
    else call?.resolve(message.result as never);
  }
}
