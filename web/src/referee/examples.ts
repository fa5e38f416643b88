// A situation for each ruling that the referee decides by, small enough to be taken in at a glance.
import type { MatchRecord, Position } from '../engine/types';

function situation(position: Position, moves: string, preset = 'survival'): MatchRecord {
  return {
    format: 'linger-record/1',
    rules: { preset },
    players: ['Ada', 'Ben', 'Cleo', 'Dan'],
    rounds: [{ position, moves }],
  };
}

/** docs/rules.md, the worked example. */
export const workedExample = situation(
  { hands: ['KC 5S', '3C 6S', '2H', 'AC'], stock: '9D 4S', trump: 'H', leader: 0 },
  'KC 3C 2H AC',
);

export const examples: Record<string, MatchRecord> = {
  // Ben has clubs and may play nothing else.
  R4: situation(
    { hands: ['KC 5S', '3C 9C 6D', '2H 7S', 'AC 8D'], stock: '9D 4S JH', trump: 'H', leader: 0 },
    'KC',
  ),
  // An ace of another suit wins nothing.
  R5: situation(
    { hands: ['7C 5S', '9C 6S', 'AD 2S', '4C 8D'], stock: 'QD 4S JH', trump: 'H', leader: 0 },
    '7C 9C AD 4C',
  ),
  R6: workedExample,
  R7: situation(
    { hands: ['KC', '3C', 'QC', 'AC 8D'], stock: '9D 4S JH', trump: 'H', leader: 0 },
    'KC 3C QC AC',
  ),
  // Nobody draws, and everybody's last card is in the trick.
  R8: situation({ hands: ['KC', '3C', '', 'AC'], stock: '', trump: 'H', leader: 0 }, 'KC 3C AC'),
  R9: situation(
    { hands: ['KC 5S', '3C 6S', '2H', 'AC 8D'], stock: '9D', trump: 'H', leader: 0 },
    'KC 3C 2H AC',
  ),
  // Dan, still to play, is the only one with a card.
  R10: situation(
    { hands: ['KC', '3C', '2H', '8D'], stock: '', trump: 'H', leader: 0 },
    'KC 3C 2H',
    'classic',
  ),
};
