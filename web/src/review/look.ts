// What a record holds, replayed and told: the ground of every review.
import { EngineFault } from '../engine/engine';
import { analyst } from '../engine/engines';
import type { MatchRecord, RoundReview, Rules, TableEvent } from '../engine/types';
import { eventsByHand, isFinished, type Moment, momentsOf } from '../record/moments';
import { Narrator } from '../text/narrator';
import type { People } from '../text/people';
import { peopleOf } from './own';

export interface Hand {
  /** From 1. */
  number: number;
  events: TableEvent[];
  moments: Moment[];
  /** The sentences of each moment. */
  told: string[][];
  winner: number;
  /** How it ended, in a few sentences. */
  result: string[];
}

export interface Looked {
  record: MatchRecord;
  rules: Required<Rules>;
  people: People;
  /** The finished ones. */
  hands: Hand[];
}

/** Replays a record. Rejects with an EngineFault where it is at fault. */
export async function lookAt(record: MatchRecord, people = peopleOf(record)): Promise<Looked> {
  const { events, fault } = await analyst().call('replay', { record });
  if (fault) throw new EngineFault(fault);
  const players = record.players.length;
  const resolved = await analyst().call('rules', { rules: record.rules, players });
  const rules = resolved as Required<Rules>;
  const hands = eventsByHand(events)
    .filter(isFinished)
    .map((hand, index) => told(hand, index + 1, rules, people));
  return { record, rules, people, hands };
}

function told(events: TableEvent[], number: number, rules: Rules, people: People): Hand {
  const narrator = new Narrator(rules, people);
  const moments = momentsOf(events, people.names.length, rules);
  const sentences = new Map(events.map((event) => [event, narrator.tell(event)]));
  const of = (some: TableEvent[]) => some.flatMap((event) => sentences.get(event) ?? []);
  const end = events.findIndex(({ event }) => event === 'end');
  return {
    number,
    events,
    moments,
    told: moments.map((moment) => of(moment.events)),
    winner: events.find((event) => event.event === 'end')?.winner ?? 0,
    result: of(events.slice(end)),
  };
}

const reviews = new WeakMap<MatchRecord, Map<number, Promise<RoundReview>>>();

/** The review of a finished hand, counted from 1. Rejects with an EngineFault. */
export function reviewOf(record: MatchRecord, number: number): Promise<RoundReview> {
  const known = reviews.get(record) ?? new Map<number, Promise<RoundReview>>();
  reviews.set(record, known);
  const review = known.get(number) ?? reviewed(record, number);
  known.set(number, review);
  return review;
}

async function reviewed(record: MatchRecord, only: number): Promise<RoundReview> {
  const { rounds, fault } = await analyst().call('review', { record, only });
  const review = rounds.find(({ round }) => round === only);
  if (review) return review;
  throw new EngineFault(fault ?? { code: 'no-such-hand', args: {} });
}
