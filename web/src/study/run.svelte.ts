// A study that is being played, in a worker of its own: piece by piece, so that figures can be shown
// and the work be stopped.
import { type Engine, EngineFault } from '../engine/engine';
import { make } from '../engine/engines';
import type { Fault, StudyCounts, StudyFigures, StudySubject } from '../engine/types';

export const handsPerBlock = 100;

// How long a piece should take, in milliseconds.
const piece = 200;

export class StudyRun {
  readonly subject: StudySubject;
  /** One object a rule set; none before the first piece. */
  figures = $state.raw<StudyFigures[]>([]);
  running = $state(false);
  fault = $state.raw<Fault>();
  /** So many hands are to be played. */
  goal = $state(0);
  #blocks = $state(0);
  #counts: Partial<StudyCounts> = {};
  #engine: Engine | undefined;

  constructor(subject: StudySubject) {
    this.subject = subject;
  }

  get hands(): number {
    return this.#blocks * handsPerBlock;
  }

  /** Plays until there are so many hands, a multiple of those of a block. */
  async play(goal: number) {
    this.goal = goal;
    this.fault = undefined;
    this.running = true;
    const engine = make();
    this.#engine = engine;
    try {
      await this.#pieces(engine);
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
      this.fault = error.fault;
    } finally {
      this.stop();
    }
  }

  /** At once: what was not whole by then is not counted. */
  stop() {
    this.#engine?.close();
    this.#engine = undefined;
    this.running = false;
  }

  // The answer to one that is closed never comes.
  async #pieces(engine: Engine) {
    let blocks = 1;
    while (this.hands < this.goal) {
      const began = performance.now();
      const left = (this.goal - this.hands) / handsPerBlock;
      await this.#piece(engine, Math.min(blocks, left));
      const taken = performance.now() - began;
      if (taken < piece / 2) blocks *= 2;
      if (taken > piece * 2) blocks = Math.max(1, Math.floor(blocks / 2));
    }
  }

  async #piece(engine: Engine, blocks: number) {
    const asked = { ...this.subject, from: this.#blocks, blocks, ...this.#counts };
    const { figures, ...counts } = await engine.call('study', asked);
    this.#counts = counts;
    this.#blocks += blocks;
    this.figures = figures;
  }
}
