// The referee's desk: the situation set up by hand or a moment of a record. It outlives its screen,
// so that a look at a ruling takes nothing away.
import { EngineFault } from '../engine/engine';
import { analyst, engine } from '../engine/engines';
import type { CardCode, Fault, MatchRecord, TableEvent } from '../engine/types';
import { cutAt, movesOf } from '../record/cut';
import { eventsByHand } from '../record/moments';
import { isSomebodys, peopleOf } from '../review/own';
import { botName } from '../table/match';
import type { People } from '../text/people';
import { workedExample } from './examples';
import {
  emptySituation,
  fromPosition,
  type Place,
  type Refusal,
  type Situation,
  tapped,
  toRecord,
} from './situation';

export interface Moment {
  record: MatchRecord;
  events: TableEvent[];
  /** Whether it is somebody else's, so that whoever was "you" there is not the reader. */
  imported: boolean;
  round: number;
  moves: number;
}

export const seatNames = (players: number) =>
  Array.from({ length: players }, (_, seat) => botName(seat));

class Desk {
  situation: Situation = $state.raw(emptySituation(seatNames(4)));
  place: Place = $state(0);
  /** The card that was not put where it was meant to go, and why. */
  refusal: { card: CardCode; why: Refusal } | undefined = $state.raw();
  /** Instead of the situation, a moment of a record. */
  moment: Moment | undefined = $state.raw();
  /** Whose rules decide; none: those of the record. */
  preset: string | undefined = $state('survival');

  get record(): MatchRecord {
    const { moment } = this;
    if (!moment) return toRecord(this.situation, this.preset ?? 'survival');
    const events = eventsByHand(moment.events)[moment.round - 1] ?? [];
    return cutAt(moment.record, moment.round, events, moment.moves);
  }

  /** Those whom the record is about. */
  get people(): People {
    return peopleOf(this.record, this.moment?.imported);
  }

  tap(card: CardCode) {
    const result = tapped(this.situation, this.place, card);
    if ('code' in result) this.refusal = { card, why: result };
    else this.set(result);
  }

  set(situation: Situation) {
    this.situation = situation;
    this.refusal = undefined;
    this.moment = undefined;
    this.preset ??= 'survival';
    if (typeof this.place === 'number' && this.place >= situation.names.length) this.place = 0;
  }

  clear() {
    this.place = 0;
    this.set(emptySituation(seatNames(this.situation.names.length)));
  }

  /** A situation of the examples, to be changed at will. */
  show(example: MatchRecord = workedExample) {
    const [round] = example.rounds;
    if (!round?.position) return;
    this.preset = example.rules.preset ?? 'survival';
    this.set(fromPosition(example.players, round.position, movesOf(example, 1)));
  }

  /**
   * A record, at its end or where it is at fault; of a file one cannot know whose it is. Gives what is
   * wrong if it cannot be read.
   */
  async open(
    record: MatchRecord,
    { round, moves, imported = isSomebodys(record) }: Partial<Omit<Moment, 'record'>> = {},
  ): Promise<Fault | undefined> {
    try {
      const { events, fault } = await analyst().call('replay', { record });
      const last = round ?? fault?.round ?? record.rounds.length;
      const moment = {
        record,
        events,
        imported,
        round: Math.max(1, Math.min(last, record.rounds.length)),
        moves: 0,
      };
      const count = movesOf(record, moment.round).length;
      moment.moves = Math.max(0, Math.min(moves ?? fault?.move ?? count, count));
      this.moment = moment;
      this.preset = undefined;
      return undefined;
    } catch (error) {
      if (error instanceof EngineFault) return error.fault;
      throw error;
    }
  }

  /** A finished hand of a match kept here. */
  async openGame(id: string, round?: number, moves?: number): Promise<Fault | undefined> {
    try {
      const { record, summary } = await engine.call('game', { id });
      if (record.rounds.length === 0) return { code: 'no-such-game', args: {} };
      return await this.open(record, { round, moves, imported: summary.imported });
    } catch (error) {
      if (error instanceof EngineFault) return error.fault;
      throw error;
    }
  }
}

export const desk = new Desk();
