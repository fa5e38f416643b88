// What the referee has been shown, as a situation that can be changed card by card.
import { analyst } from '../engine/engines';
import type { CardCode, MatchRecord, RefereeAnswer } from '../engine/types';
import { parseCards } from '../text/cards';
import { fromPosition, type Situation } from './situation';

/** The stock as it lies, top first: the last `count` cards of the order in which it is drawn. */
async function stockOf(record: MatchRecord, answer: RefereeAnswer): Promise<CardCode[]> {
  const count = answer.stock ?? 0;
  const round = record.rounds.at(-1);
  if (!round || count === 0) return [];
  const reshuffled = round.reshuffles?.at(-1);
  if (reshuffled !== undefined) return parseCards(reshuffled).slice(-count);
  if (round.position) return parseCards(round.position.stock).slice(-count);
  const deck = parseCards(
    round.deck ?? (await analyst().call('deck', { seed: round.seed ?? '' })).deck,
  );
  const { hand, trump } = answer.rules;
  const dealt = record.players.length * (hand === 'players' ? record.players.length : hand);
  const stock = deck.slice(dealt);
  const turned = stock[0];
  if (trump === 'stock-top' && turned) return [...stock.slice(1), turned].slice(-count);
  return stock.slice(-count);
}

/** The situation of an answer, to be changed card by card. */
export async function toSituation(
  record: MatchRecord,
  answer: RefereeAnswer,
  names: readonly string[],
): Promise<Situation> {
  const trick = answer.trick ?? [];
  const hands = (answer.hands ?? []).map((hand, seat) => [
    ...trick.filter((played) => played.seat === seat).map(({ card }) => card),
    ...hand,
  ]);
  const leader = trick[0]?.seat ?? answer.turn?.seat ?? answer.winner ?? 0;
  const position = {
    hands: hands.map((hand) => hand.join(' ')),
    stock: (await stockOf(record, answer)).join(' '),
    leader,
    ...(answer.trump ? { trump: answer.trump } : {}),
  };
  return fromPosition(
    [...names],
    position,
    trick.map(({ card }) => card),
  );
}
