// The moments of a hand, with all that lay open and hidden: a fold of its events.
import type { CardCode, Rules, Suit, TableEvent } from '../engine/types';
import type { Play } from '../table/seen.svelte';

/** How things stood after so many moves. */
export interface Moment {
  /** Made in the hand by then; naming the trump suit is one. */
  moves: number;
  /** Finished by then. */
  tricks: number;
  /** The trick on the table; a finished one, with its winner, until the next card. */
  trick: Play[];
  winner?: number;
  hands: CardCode[][];
  out: boolean[];
  /** Tricks won by each seat. */
  won: number[];
  stock: number;
  trump?: Suit;
  dealer?: number;
  leader?: number;
  /** The move that follows: a card, or "=H" where the trump suit is named. */
  next?: { seat: number; move: string };
  over: boolean;
  /** What has happened since the moment before. */
  events: TableEvent[];
}

/** The events of each hand of a record. */
export function eventsByHand(events: readonly TableEvent[]): TableEvent[][] {
  const hands: TableEvent[][] = [];
  for (const event of events) {
    if (event.event === 'round') hands.push([]);
    hands.at(-1)?.push(event);
  }
  return hands;
}

export const isFinished = (hand: readonly TableEvent[]) =>
  hand.some(({ event }) => event === 'end');

/** The move that an event is, if it is one. */
function moveOf(event: TableEvent): Moment['next'] {
  if (event.event === 'play') return { seat: event.seat, move: event.card };
  if (event.event === 'trump' && event.seat !== undefined)
    return { seat: event.seat, move: `=${event.suit}` };
  return undefined;
}

/** The moments of one hand: after the deal, and after each move with what came of it. */
export function momentsOf(events: readonly TableEvent[], players: number, rules: Rules): Moment[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  let now: Moment = {
    moves: 0,
    tricks: 0,
    trick: [],
    hands: seats.map(() => []),
    out: seats.map(() => false),
    won: seats.map(() => 0),
    stock: 52,
    over: false,
    events: [],
  };
  const moments: Moment[] = [];
  for (const event of events) {
    const move = moveOf(event);
    if (move) {
      now.next = move;
      moments.push(now);
      now = following(now);
    }
    now.events.push(event);
    fold(now, event, rules);
  }
  moments.push(now);
  return moments;
}

function following({ next: _, winner, ...before }: Moment): Moment {
  return {
    ...before,
    moves: before.moves + 1,
    trick: winner === undefined ? [...before.trick] : [],
    hands: before.hands.map((hand) => [...hand]),
    out: [...before.out],
    won: [...before.won],
    events: [],
  };
}

function fold(now: Moment, event: TableEvent, rules: Rules) {
  switch (event.event) {
    case 'round':
      if (event.dealer === undefined) return;
      now.dealer = event.dealer;
      now.leader = (event.dealer + 1) % now.hands.length;
      return;
    case 'position':
      now.hands = event.hands.map((hand) => (Array.isArray(hand) ? [...hand] : []));
      now.out = now.hands.map((hand) => hand.length === 0);
      now.stock = event.stock;
      now.leader = event.leader;
      if (event.trump) now.trump = event.trump;
      return;
    case 'deal':
    case 'draw':
      now.hands[event.seat]?.push(...(event.cards ?? []));
      now.stock -= event.cards?.length ?? 0;
      return;
    case 'trump':
      now.trump = event.suit;
      if (event.card && rules.trump === 'stock-aside') now.stock -= 1;
      return;
    case 'play':
      if (now.trick.length === 0) now.leader = event.seat;
      now.trick.push({ seat: event.seat, card: event.card });
      now.hands[event.seat] = (now.hands[event.seat] ?? []).filter((card) => card !== event.card);
      return;
    case 'trick':
      now.tricks = event.number;
      now.winner = event.winner;
      now.leader = event.winner;
      now.won[event.winner] = (now.won[event.winner] ?? 0) + 1;
      return;
    case 'reshuffle':
      now.stock = event.count;
      return;
    case 'out':
      now.out[event.seat] = true;
      return;
    case 'end':
      now.over = true;
      return;
    default:
  }
}
