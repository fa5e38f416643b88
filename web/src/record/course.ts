// The course of a hand of which all cards are known, told moment by moment.
import type { CardCode, MatchRecord, TableEvent } from '../engine/types';
import { parseCards } from '../text/cards';
import { Narrator } from '../text/narrator';
import type { People } from '../text/people';
import { type Moment, momentsOf } from './moments';

export interface Told extends Moment {
  /** The stock's cards, the next one first. */
  undrawn: CardCode[];
  /** What has just happened, as sentences. */
  told: string[];
}

/**
 * The moments of the only round of a record: before any move, then after each. With a reader,
 * what others draw is told as that seat may see it.
 */
export function courseOf(
  record: MatchRecord,
  events: readonly TableEvent[],
  people: People,
  openly: boolean,
): Told[] {
  const narrator = new Narrator(record.rules, people);
  const [round] = record.rounds;
  let undrawn = parseCards(round?.position?.stock ?? round?.deck ?? '');
  return momentsOf(events, record.players.length, record.rules).map((moment) => {
    const taken = moment.events.flatMap(cardsTaken);
    undrawn = undrawn.filter((card) => !taken.includes(card));
    const told = moment.events
      .filter(({ event }) => event !== 'score')
      .flatMap((event) => narrator.tell(openly ? event : veiled(event, people.reader)));
    return { ...moment, undrawn, told };
  });
}

const cardsTaken = (event: TableEvent): CardCode[] =>
  event.event === 'deal' || event.event === 'draw' ? (event.cards ?? []) : [];

function veiled(event: TableEvent, reader: number | undefined): TableEvent {
  if (event.event !== 'deal' && event.event !== 'draw') return event;
  if (event.seat === reader) return event;
  return { event: event.event, seat: event.seat, count: event.cards?.length ?? 0 };
}

/** The record with only its first moves, and then these. */
export function withMoves(record: MatchRecord, moves: readonly CardCode[]): MatchRecord {
  const [round] = record.rounds;
  return { ...record, rounds: round ? [{ ...round, moves: moves.join(' ') }] : [] };
}
