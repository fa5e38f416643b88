// Events as sentences, the same as the terminal's: for the log and for those who listen.
import type { CardCode, Rules, Suit, TableEvent } from '../engine/types';
import { cardName, cardNames, suitName, suitOf } from './cards';
import { joined, joinedWithAnd, t, tk, type Values } from './catalogue.svelte';
import { type People, seatName, seatValues } from './people';

type Of<Name extends TableEvent['event']> = Extract<TableEvent, { event: Name }>;

/** Has to hear all events of a table in order: what is said of one depends on those before. */
export class Narrator {
  #rules: Rules;
  #people: People;
  #dealer: number | undefined;
  #trump: Suit | undefined;
  #trick: { seat: number; card: CardCode }[] = [];
  #stock = 52;

  /** The rules are resolved: every option is there. */
  constructor(rules: Rules, people: People) {
    this.#rules = rules;
    this.#people = people;
  }

  /** The sentences of an event. */
  tell(event: TableEvent): string[] {
    switch (event.event) {
      case 'sit':
      case 'leave':
      case 'return':
      case 'bot':
      case 'out':
        return [tk(`event.${event.event}`, this.#seat(event.seat))];
      case 'cut':
      case 'undo':
        this.#takeBack(event);
        return [
          tk(`event.${event.event}`, { ...this.#seat(event.seat), card: cardName(event.card) }),
        ];
      case 'round':
        return [this.#round(event)];
      case 'position':
        return this.#position(event);
      case 'deal':
      case 'draw':
        return this.#cards(event);
      case 'trump':
        return [this.#trumpShown(event)];
      case 'play':
        return [this.#play(event)];
      case 'trick':
        return [this.#trickWon(event)];
      case 'reshuffle':
        this.#stock = event.count;
        return [t('event.reshuffle', { count: event.count })];
      case 'end':
        this.#trick = [];
        return [
          tk(`event.end.${event.reason}`, this.#seat(event.winner)),
          t('event.end.tricks', { list: this.#figures(event.tricks) }),
        ];
      case 'score':
        return this.#score(event);
      case 'match-end':
        return [this.#matchEnd(event)];
    }
  }

  #seat(seat: number, name = 'seat'): Values {
    return seatValues(this.#people, seat, name);
  }

  #figures(counts: readonly number[]): string {
    return joined(
      counts.map((count, seat) =>
        t('event.score.entry', { seat: seatName(this.#people, seat), count }),
      ),
    );
  }

  #takeBack(event: Of<'cut'> | Of<'undo'>) {
    if (event.event === 'undo') this.#trick.pop();
  }

  #round(event: Of<'round'>): string {
    this.#dealer = event.dealer;
    this.#trump = undefined;
    this.#trick = [];
    this.#stock = 52;
    const { number } = event;
    if (event.dealer === undefined) return t('event.round.position', { number });
    return t('event.round', { number, ...this.#seat(event.dealer, 'dealer') });
  }

  #position(event: Of<'position'>): string[] {
    this.#trump = event.trump;
    this.#stock = event.stock;
    const hands = event.hands.map((hand, seat) => {
      const count = Array.isArray(hand) ? hand.length : hand.count;
      if (count === 0) return t('event.position.out', this.#seat(seat));
      if (!Array.isArray(hand))
        return t('event.position.hand.hidden', { ...this.#seat(seat), count });
      return t('event.position.hand', { ...this.#seat(seat), cards: cardNames(hand) });
    });
    return [
      ...hands,
      t('event.position.stock', { stock: event.stock }),
      event.trump
        ? t('event.position.trump', { suit: suitName(event.trump) })
        : t('event.position.no-trump'),
      t('event.position.leader', this.#seat(event.leader)),
    ];
  }

  #cards(event: Of<'deal'> | Of<'draw'>): string[] {
    const count = event.cards?.length ?? event.count ?? 0;
    this.#stock -= count;
    const key = `event.${event.event}` as const;
    const sentence = event.cards
      ? t(key, { ...this.#seat(event.seat), cards: cardNames(event.cards) })
      : t(`${key}.hidden`, { ...this.#seat(event.seat), count });
    const used = event.event === 'draw' && this.#stock === 0;
    return used ? [sentence, t('event.stock-empty')] : [sentence];
  }

  #trumpShown(event: Of<'trump'>): string {
    this.#trump = event.suit;
    const suit = suitName(event.suit);
    if (event.seat !== undefined)
      return t('event.trump.named', { ...this.#seat(event.seat), suit });
    const shown = { suit, card: cardName(event.card ?? '') };
    if (this.#rules.trump === 'stock-aside') {
      this.#stock -= 1;
      return t('event.trump.stock-aside', shown);
    }
    if (this.#rules.trump === 'stock-top' || this.#dealer === undefined)
      return t('event.trump.stock-top', shown);
    return t('event.trump.dealer-last', { ...shown, ...this.#seat(this.#dealer, 'dealer') });
  }

  #play(event: Of<'play'>): string {
    const led = this.#trick[0];
    const suit = suitOf(event.card);
    let kind: 'lead' | 'follow' | 'trump' | 'discard' = 'lead';
    if (led)
      kind = suit === suitOf(led.card) ? 'follow' : suit === this.#trump ? 'trump' : 'discard';
    this.#trick.push(event);
    return t(`event.play.${kind}`, { ...this.#seat(event.seat), card: cardName(event.card) });
  }

  #trickWon(event: Of<'trick'>): string {
    const values = { ...this.#seat(event.winner), number: event.number };
    const winning = this.#trick.find(({ seat }) => seat === event.winner);
    const trick = this.#trick;
    this.#trick = [];
    if (!winning) return t('event.trick', values);
    const suit = suitOf(winning.card);
    const alone = trick.filter(({ card }) => suitOf(card) === suit).length === 1;
    const which = alone ? 'only' : 'highest';
    const key = suit === this.#trump ? (`${which}-trump` as const) : (`${which}-of-suit` as const);
    return t(`event.trick.${key}`, {
      ...values,
      card: cardName(winning.card),
      suit: suitName(suit),
    });
  }

  #score(event: Of<'score'>): string[] {
    const wins = t('event.score', { list: this.#figures(event.wins) });
    if (!event.points) return [wins];
    return [wins, t('event.score.points', { list: this.#figures(event.points) })];
  }

  #matchEnd(event: Of<'match-end'>): string {
    const [winner] = event.winners;
    if (event.winners.length === 1 && winner !== undefined)
      return t('event.match-end', this.#seat(winner));
    const names = event.winners.map((seat) => seatName(this.#people, seat));
    return t('event.match-end.shared', { list: joinedWithAnd(names) });
  }
}
