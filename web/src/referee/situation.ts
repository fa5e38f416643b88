// A situation as somebody sets it up card by card, and the record that the referee is asked about.
// Nothing here knows the rules of a trick: whose card it is follows from the order alone.
import type { CardCode, MatchRecord, Position, Suit } from '../engine/types';
import { pack, parseCards } from '../text/cards';

/** Where a card can be put: a seat's hand, the trick, the stock. */
export type Place = number | 'trick' | 'stock';

export interface Situation {
  names: string[];
  /** Cards still held. */
  hands: CardCode[][];
  /** In the order played. */
  trick: { seat: number; card: CardCode }[];
  /** The known cards of the stock, top first. */
  stock: CardCode[];
  /** How many further cards it has below them. */
  unknown: number;
  trump: Suit | undefined;
  leader: number;
}

export function emptySituation(names: string[]): Situation {
  return {
    names,
    hands: names.map(() => []),
    trick: [],
    stock: [],
    unknown: 0,
    trump: 'H',
    leader: 0,
  };
}

export function placeOf(situation: Situation, card: CardCode): Place | undefined {
  if (situation.stock.includes(card)) return 'stock';
  if (situation.trick.some((played) => played.card === card)) return 'trick';
  const seat = situation.hands.findIndex((hand) => hand.includes(card));
  return seat < 0 ? undefined : seat;
}

function heldBefore(situation: Situation, seat: number): boolean {
  return (
    (situation.hands[seat]?.length ?? 0) > 0 ||
    situation.trick.some((played) => played.seat === seat)
  );
}

/** Who plays the next card: clockwise from the leader. A card held tells of seats passed over. */
export function nextToPlay(situation: Situation, card?: CardCode): number | undefined {
  const players = situation.names.length;
  const last = situation.trick.at(-1)?.seat;
  const first = last === undefined ? situation.leader : (last + 1) % players;
  const holder = card === undefined ? undefined : placeOf(situation, card);
  for (let step = 0; step < players - situation.trick.length; step += 1) {
    const seat = (first + step) % players;
    if (situation.trick.some((played) => played.seat === seat)) return undefined;
    // An empty hand: out, unless the card is this seat's last one, put down at once.
    if (heldBefore(situation, seat) || typeof holder !== 'number') return seat;
  }
  return undefined;
}

function takeAway(situation: Situation, card: CardCode): Situation {
  const without = (cards: CardCode[]) => cards.filter((other) => other !== card);
  return {
    ...situation,
    hands: situation.hands.map(without),
    stock: without(situation.stock),
    trick: situation.trick.filter((played) => played.card !== card),
  };
}

/** The cards played from this one on go back to the hands they came from. */
export function takeBack(situation: Situation, from: number): Situation {
  const hands = situation.hands.map((hand) => [...hand]);
  for (const { seat, card } of situation.trick.slice(from)) hands[seat]?.push(card);
  return { ...situation, hands, trick: situation.trick.slice(0, from) };
}

/** Why a card was not put where it was meant to go. */
export type Refusal = { code: 'not-next'; seat: number; holder: number } | { code: 'trick-full' };

function play(situation: Situation, card: CardCode): Situation | Refusal {
  const seat = nextToPlay(situation, card);
  if (seat === undefined) return { code: 'trick-full' };
  const holder = placeOf(situation, card);
  if (typeof holder === 'number' && holder !== seat) return { code: 'not-next', seat, holder };
  const rest = takeAway(situation, card);
  return { ...rest, trick: [...rest.trick, { seat, card }] };
}

/** A tap on a card while a place is chosen: put there, or taken back if it is there already. */
export function tapped(situation: Situation, place: Place, card: CardCode): Situation | Refusal {
  const before = placeOf(situation, card);
  if (before === 'trick') {
    const back = takeBack(
      situation,
      situation.trick.findIndex((played) => played.card === card),
    );
    return place === 'trick' ? back : tapped(back, place, card);
  }
  if (place === 'trick') return play(situation, card);
  const rest = takeAway(situation, card);
  if (before === place) return rest;
  if (place === 'stock') return { ...rest, stock: [...rest.stock, card] };
  const hands = rest.hands.map((hand, seat) => (seat === place ? [...hand, card] : hand));
  return { ...rest, hands };
}

/** As many seats as there are names, which are for new ones; cards of those who leave are nowhere. */
export function withPlayers(situation: Situation, names: string[]): Situation {
  const { hands } = takeBack(situation, 0);
  return {
    ...situation,
    names: names.map((name, seat) => situation.names[seat] ?? name),
    hands: names.map((_, seat) => hands[seat] ?? []),
    trick: [],
    leader: Math.min(situation.leader, names.length - 1),
  };
}

const used = (situation: Situation) =>
  new Set([
    ...situation.hands.flat(),
    ...situation.stock,
    ...situation.trick.map(({ card }) => card),
  ]);

/** How many cards are nowhere yet. */
export const cardsLeft = (situation: Situation) => pack.length - used(situation).size;

/** The cards that stand for the unknown ones of the stock: the lowest that are nowhere else. */
export function fillers(situation: Situation): CardCode[] {
  const taken = used(situation);
  const free = pack.filter((card) => !taken.has(card));
  return free.slice(0, situation.unknown);
}

export function toRecord(situation: Situation, preset: string): MatchRecord {
  const hands = situation.hands.map((hand, seat) => {
    const played = situation.trick.filter((entry) => entry.seat === seat);
    return [...played.map(({ card }) => card), ...hand].join(' ');
  });
  const position: Position = {
    hands,
    stock: [...situation.stock, ...fillers(situation)].join(' '),
    leader: situation.leader,
    ...(situation.trump ? { trump: situation.trump } : {}),
  };
  return {
    format: 'linger-record/1',
    rules: { preset },
    players: situation.names.map((name) => name.trim() || '?'),
    rounds: [{ position, moves: situation.trick.map(({ card }) => card).join(' ') }],
  };
}

/** A position of a record and the cards played to its trick, to be changed by hand. */
export function fromPosition(names: string[], position: Position, moves: string[]): Situation {
  const situation: Situation = {
    ...emptySituation(names),
    hands: position.hands.map(parseCards),
    stock: parseCards(position.stock),
    trump: position.trump,
    leader: position.leader,
  };
  return moves.reduce((so_far, card) => {
    const next = play(so_far, card);
    return 'code' in next ? so_far : next;
  }, situation);
}
