// The store of matches, in the worker: whole records, hidden cards included.
import { openDatabase, transact } from './database';
import { sittersOf } from './sitters';
import type { GameSummary, MatchRecord, TableEvent } from './types';

export interface StoredMatch {
  id: string;
  /** Times, ISO. */
  begun: string;
  changed: string;
  /** Played on from a moment of another match: it counts in no figures. */
  trial: boolean;
  imported: boolean;
  record: MatchRecord;
}

/** Without a database (the browser refuses one) every method rejects. */
export class MatchStore {
  #database: Promise<IDBDatabase> | undefined;

  put(match: StoredMatch): Promise<unknown> {
    return this.#do('readwrite', (store) => store.put(match));
  }

  get(id: string): Promise<StoredMatch | undefined> {
    return this.#do('readonly', (store) => store.get(id));
  }

  all(): Promise<StoredMatch[]> {
    return this.#do('readonly', (store) => store.getAll());
  }

  delete(id: string): Promise<unknown> {
    return this.#do('readwrite', (store) => store.delete(id));
  }

  async #do<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    this.#database ??= openDatabase();
    try {
      return await transact(await this.#database, 'matches', mode, work);
    } catch (error) {
      // The next attempt opens it again: storage may have been freed since.
      this.#database = undefined;
      throw error;
    }
  }
}

/** What may be told of a match, from its events. */
export function summarise(match: StoredMatch, events: TableEvent[]): GameSummary {
  const { id, begun, changed, trial, imported, record } = match;
  const summary: GameSummary = {
    id,
    begun,
    changed,
    trial,
    imported,
    rules: record.rules,
    players: record.players,
    seats: sittersOf(record),
    hands: 0,
    wins: record.players.map(() => 0),
    over: false,
    winners: [],
  };
  for (const event of events) {
    if (event.event === 'end') summary.hands += 1;
    if (event.event === 'score') {
      summary.wins = event.wins;
      if (event.points) summary.points = event.points;
    }
    if (event.event === 'match-end') {
      summary.over = true;
      summary.winners = event.winners;
    }
  }
  return summary;
}

/** The record without a hand that is still being played: its cards are nobody's business yet. */
export function finishedHands(record: MatchRecord, summary: GameSummary): MatchRecord {
  const { seed, ...rest } = record;
  const open = record.rounds.length > summary.hands;
  return {
    ...rest,
    // The match's seed tells the decks to come.
    ...(summary.over && seed !== undefined ? { seed } : {}),
    rounds: open ? record.rounds.slice(0, summary.hands) : record.rounds,
  };
}
