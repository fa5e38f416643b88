// The five exercises: a position each, and what the engine has to find for an answer to be right.
import type { CardCode, MatchRecord, Position, RefereeAnswer } from '../engine/types';
import { others } from './lesson';

export const exerciseNames = ['follow', 'trump', 'discard', 'saves', 'over'] as const;
export type ExerciseName = (typeof exerciseNames)[number];

/** A card of the own hand, a seat, or a word of the exercise's own. */
export type Answer = CardCode | number | 'in' | 'out' | 'on';

export interface Exercise {
  /** Up to where the person is to play. */
  record: MatchRecord;
  ruling: string;
  /** The card that the person plays where the question is what comes of it. */
  played?: CardCode;
  /** What can be chosen; without, a card of the own hand. */
  choices?: readonly Answer[];
  right: (answer: Answer, after: RefereeAnswer) => boolean;
}

export const exercises: Record<ExerciseName, Exercise> = {
  follow: {
    record: at(['8D AC 2H 5S', 'KD 7C JS 3H', '3D QC 9S TH', '9D 4C 6S QS'], 'KD 3D 9D'),
    ruling: 'R4',
    right: (_, after) => after.fault === undefined,
  },
  trump: {
    record: at(['2H AS 6C', 'KD 7C JS', 'AD QC 9S', '7D 4C 6S'], 'KD AD 7D'),
    ruling: 'R5',
    right: (_, after) => trickWinner(after) === 0,
  },
  discard: {
    record: at(['AS 6C', '5D JS', '9D QC', '2D 4C'], '5D 9D 2D'),
    ruling: 'R5',
    played: 'AS',
    choices: [0, 1, 2, 3],
    right: (answer, after) => trickWinner(after) === answer,
  },
  saves: {
    record: at(['3H', 'KC 9S', '5C', 'AC 7D'], 'KC 5C AC'),
    ruling: 'R6',
    played: '3H',
    choices: ['out', 'in'],
    right: (answer, after) => after.in?.includes(0) === (answer === 'in'),
  },
  over: {
    record: at(['9C 4D', 'JC', 'QC', ''], 'JC QC'),
    ruling: 'R7',
    played: '9C',
    choices: [2, 0, 'on'],
    right: (answer, after) => (after.winner ?? 'on') === answer,
  },
};

function at(hands: string[], moves: string): MatchRecord {
  const position: Position = { hands, stock: '6H TD 8S KS 2C', trump: 'H', leader: 1 };
  return {
    format: 'linger-record/1',
    rules: { preset: 'survival' },
    players: ['You', ...others],
    rounds: [{ position, moves }],
  };
}

/** Whose the trick is, with its card. */
export const trickFindings = (answer: RefereeAnswer) =>
  answer.findings.filter(({ code }) => code.startsWith('trick-won-'));

const trickWinner = (answer: RefereeAnswer) => trickFindings(answer)[0]?.args.seat;
