// The guided hand: every card of it is set, so that it shows what there is to know.
import type { CardCode, MatchRecord } from '../engine/types';
import { pack, parseCards } from '../text/cards';

// Dealt from the dealer's left, the person last; then the stock, as far as it is drawn.
const dealt = parseCards('KC 7C 9C 4C QD 9H 6D 3S AD 4S 8D TS AS 5C JC 5H');
const drawn = parseCards('AC JD 8H KD QS');
const rest = pack.filter((card) => !dealt.includes(card) && !drawn.includes(card));

// A trick a line: following, discarding, trumping, leading, the last card that saves, the end.
export const moves = parseCards(`
  KC 7C 9C 4C
  QD 9H 6D 3S
  JD 8D 5H AD
  TS AS 4S JC
  AC 5C 8H
  QS KD`);

export const others = ['Ada', 'Ben', 'Cleo'];

/** The first moves of the hand; all of them, if none are given. */
export function lesson(played: readonly CardCode[] = moves): MatchRecord {
  return {
    format: 'linger-record/1',
    rules: { preset: 'survival' },
    players: ['You', ...others],
    rounds: [{ dealer: 0, deck: [...dealt, ...drawn, ...rest].join(' '), moves: played.join(' ') }],
  };
}
