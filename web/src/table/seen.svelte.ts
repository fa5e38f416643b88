// A table as one seat, or an onlooker, has seen it so far: a fold of its events.
import type {
  CardCode,
  EndReason,
  Player,
  Rules,
  Suit,
  TableEvent,
  Welcome,
} from '../engine/types';
import { Narrator } from '../text/narrator';
import { shownName } from '../text/people';

export interface Play {
  seat: number;
  card: CardCode;
}

export interface SeatSeen extends Player {
  cards: number;
  tricks: number;
  out: boolean;
}

export interface Trick {
  number: number;
  plays: Play[];
  winner: number;
}

/** A line of the log, and the moment that it tells of. */
export interface LogLine {
  seq: number;
  round: number;
  /** Moves made in the round by then. */
  move: number;
  text: string;
}

/** Where the card that was shown for trumps is; nobody knows once it has been played. */
export type ShownCard = { card: CardCode; at: number | 'under-stock' | 'aside' };

export interface HandEnd {
  winner: number;
  reason: EndReason;
  tricks: number[];
}

export class Seen {
  readonly rules: Required<Rules>;
  /** The viewer's seat; none for an onlooker. */
  readonly reader: number | undefined;
  seats: SeatSeen[] = $state([]);

  round = $state(0);
  dealer: number | undefined = $state();
  leader: number | undefined = $state();
  trump: Suit | undefined = $state();
  shown: ShownCard | undefined = $state();
  stock = $state(0);
  /** The viewer's own cards, in the order in which they came. */
  hand: CardCode[] = $state([]);
  /** What lies on the table; a finished trick until `gather`. */
  trick: Play[] = $state([]);
  winner: number | undefined = $state();
  last: Trick | undefined = $state();
  /** Moves made in this round, and tricks finished. */
  moves = $state(0);
  tricks = $state(0);
  drawn: { seat: number; count: number; cards?: CardCode[] | undefined } | undefined = $state();
  wins: number[] = $state([]);
  points: number[] | undefined = $state();
  end: HandEnd | undefined = $state();
  winners: number[] | undefined = $state();
  log: LogLine[] = $state([]);

  #narrator: Narrator;
  // The card that was shown for trumps in this round, wherever it is.
  #shownCard: CardCode | undefined;

  constructor(welcome: Welcome) {
    this.rules = welcome.rules;
    this.reader = welcome.seat;
    this.seats = welcome.players.map((player) => ({
      ...player,
      name: shownName(player.name),
      cards: 0,
      tricks: 0,
      out: false,
    }));
    this.wins = this.seats.map(() => 0);
    this.#narrator = new Narrator(welcome.rules, this.people);
  }

  get people() {
    const names = this.seats.map(({ name }) => name);
    return this.reader === undefined ? { names } : { names, reader: this.reader };
  }

  get inTrick(): boolean {
    return this.trick.length > 0 && this.winner === undefined;
  }

  /** Takes the next event; its sentences. */
  take(event: TableEvent, seq: number): string[] {
    this.#fold(event);
    const sentences = this.#narrator.tell(event);
    for (const text of sentences) this.log.push({ seq, round: this.round, move: this.moves, text });
    return sentences;
  }

  /** Clears a finished trick off the table. */
  gather() {
    if (this.winner === undefined) return;
    this.trick = [];
    this.winner = undefined;
  }

  #seat(seat: number): SeatSeen {
    const found = this.seats[seat];
    if (!found) throw new Error(`There is no seat ${seat}.`);
    return found;
  }

  #fold(event: TableEvent) {
    switch (event.event) {
      case 'round':
        return this.#begin(event.number, event.dealer);
      case 'position':
        return this.#set(event);
      case 'deal':
        this.stock -= this.#receive(event.seat, event);
        return;
      case 'trump':
        return this.#trumpKnown(event);
      case 'play':
        return this.#play(event);
      case 'undo':
        return this.#takeBack(event);
      case 'trick':
        this.winner = event.winner;
        this.tricks = event.number;
        this.#seat(event.winner).tricks += 1;
        this.last = { number: event.number, plays: [...this.trick], winner: event.winner };
        this.leader = event.winner;
        return;
      case 'reshuffle':
        this.stock = event.count;
        return;
      case 'draw':
        return this.#draw(event);
      case 'out':
        this.#seat(event.seat).out = true;
        return;
      case 'end':
        this.end = { winner: event.winner, reason: event.reason, tricks: event.tricks };
        return;
      case 'score':
        this.wins = event.wins;
        this.points = event.points;
        return;
      case 'match-end':
        this.winners = event.winners;
        return;
      case 'leave':
      case 'return':
      case 'bot':
        return this.#presence(event);
    }
  }

  #presence(event: Extract<TableEvent, { event: 'leave' | 'return' | 'bot' | 'out' }>) {
    const seat = this.#seat(event.seat);
    seat.here = event.event !== 'leave';
    if (event.event === 'bot') {
      seat.kind = 'bot';
      seat.level = event.level;
    } else if (event.event === 'return') {
      seat.kind = 'person';
      delete seat.level;
    }
  }

  #begin(number: number, dealer: number | undefined) {
    this.round = number;
    this.dealer = dealer;
    this.leader = dealer === undefined ? undefined : (dealer + 1) % this.seats.length;
    this.trump = undefined;
    this.shown = undefined;
    this.stock = 52;
    this.hand = [];
    this.trick = [];
    this.winner = undefined;
    this.last = undefined;
    this.moves = 0;
    this.tricks = 0;
    this.drawn = undefined;
    this.end = undefined;
    for (const seat of this.seats) Object.assign(seat, { cards: 0, tricks: 0, out: false });
  }

  #set(event: Extract<TableEvent, { event: 'position' }>) {
    this.leader = event.leader;
    this.trump = event.trump;
    this.stock = event.stock;
    event.hands.forEach((hand, index) => {
      const seat = this.#seat(index);
      seat.cards = Array.isArray(hand) ? hand.length : hand.count;
      seat.out = seat.cards === 0;
      if (Array.isArray(hand) && index === this.reader) this.hand = [...hand];
    });
  }

  // Of the cards that a seat gets; how many there are.
  #receive(seat: number, { cards, count }: { cards?: CardCode[]; count?: number }): number {
    const number = cards?.length ?? count ?? 0;
    this.#seat(seat).cards += number;
    if (cards && seat === this.reader) this.hand.push(...cards);
    return number;
  }

  #trumpKnown({ suit, card }: Extract<TableEvent, { event: 'trump' }>) {
    this.trump = suit;
    this.#shownCard = card;
    if (!card) return;
    const places = { 'stock-top': 'under-stock', 'stock-aside': 'aside' } as const;
    const place = places[this.rules.trump as keyof typeof places] ?? this.dealer;
    if (place !== undefined) this.shown = { card, at: place };
    if (place === 'aside') this.stock -= 1;
  }

  #play(play: Play) {
    this.gather();
    this.drawn = undefined;
    if (this.trick.length === 0) this.leader = play.seat;
    this.trick.push({ seat: play.seat, card: play.card });
    this.moves += 1;
    this.#seat(play.seat).cards -= 1;
    this.hand = this.hand.filter((card) => card !== play.card);
    if (this.shown?.card === play.card) this.shown = undefined;
  }

  #takeBack({ seat, card }: { seat: number; card: CardCode }) {
    this.trick.pop();
    this.moves -= 1;
    this.#seat(seat).cards += 1;
    if (seat === this.reader) this.hand.push(card);
    if (card === this.#shownCard) this.shown = { card, at: seat };
  }

  #draw(event: Extract<TableEvent, { event: 'draw' }>) {
    const count = this.#receive(event.seat, event);
    this.stock -= count;
    this.drawn = { seat: event.seat, count, cards: event.cards };
    if (this.stock === 0 && this.shown?.at === 'under-stock')
      this.shown = { card: this.shown.card, at: event.seat };
  }
}
