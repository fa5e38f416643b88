// The course of a hand of which all cards are known, moment by moment: a fold of its events.
import type { CardCode, MatchRecord, Suit, TableEvent } from '../engine/types';
import type { Play } from '../table/seen.svelte';
import { parseCards } from '../text/cards';
import { Narrator } from '../text/narrator';
import type { People } from '../text/people';

export interface Moment {
  hands: CardCode[][];
  out: boolean[];
  /** A finished trick lies, with its winner, until the next card. */
  trick: Play[];
  winner?: number | undefined;
  trump?: Suit | undefined;
  /** The next card first. */
  stock: CardCode[];
  leader?: number | undefined;
  /** Who plays the next card that the record has. */
  mover?: number | undefined;
  over: boolean;
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
): Moment[] {
  const narrator = new Narrator(record.rules, people);
  const moments = [beginning(record)];
  for (const event of events) {
    let now = moments.at(-1) as Moment;
    if (event.event === 'play') {
      now.mover = event.seat;
      now = afterPlay(now, event);
      moments.push(now);
    } else {
      fold(now, event);
    }
    const sentences = narrator.tell(openly ? event : veiled(event, people.reader));
    if (event.event !== 'score') now.told.push(...sentences);
  }
  return moments;
}

function beginning(record: MatchRecord): Moment {
  const round = record.rounds[0];
  return {
    hands: record.players.map(() => []),
    out: record.players.map(() => false),
    trick: [],
    stock: parseCards(round?.position?.stock ?? round?.deck ?? ''),
    leader: round?.position?.leader,
    over: false,
    told: [],
  };
}

function afterPlay(before: Moment, { seat, card }: Play): Moment {
  const begins = before.trick.length === 0 || before.winner !== undefined;
  return {
    ...before,
    hands: before.hands.map((hand) => hand.filter((held) => held !== card)),
    out: [...before.out],
    trick: begins ? [{ seat, card }] : [...before.trick, { seat, card }],
    winner: undefined,
    leader: begins ? seat : before.leader,
    mover: undefined,
    told: [],
  };
}

function fold(now: Moment, event: TableEvent) {
  switch (event.event) {
    case 'round':
      if (event.dealer !== undefined) now.leader = (event.dealer + 1) % now.hands.length;
      return;
    case 'position':
      now.hands = event.hands.map((hand) => (Array.isArray(hand) ? [...hand] : []));
      now.out = now.hands.map((hand) => hand.length === 0);
      now.trump = event.trump;
      return;
    case 'deal':
    case 'draw':
      return receive(now, event.seat, event.cards ?? []);
    case 'trump':
      now.trump = event.suit;
      return;
    case 'trick':
      now.winner = event.winner;
      now.leader = event.winner;
      return;
    case 'out':
      now.out[event.seat] = true;
      return;
    case 'end':
      now.over = true;
  }
}

function receive(now: Moment, seat: number, cards: readonly CardCode[]) {
  now.stock = now.stock.filter((card) => !cards.includes(card));
  now.hands = now.hands.map((hand, at) => (at === seat ? [...hand, ...cards] : hand));
}

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

export const movesOf = (record: MatchRecord) => parseCards(record.rounds[0]?.moves ?? '');
