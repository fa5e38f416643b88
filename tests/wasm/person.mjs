// A person at the local table who plays the first card that is allowed, for tests.
import { framesTo, Waits } from './engine.mjs';

export class Person {
  #turn;
  #commands = 0;
  frames = [];

  constructor(engine, { seat, token }, connection = seat) {
    this.engine = engine;
    this.seat = seat;
    this.connection = connection;
    this.#heed(engine.receive(connection, JSON.stringify({ hello: 'linger/1', token, since: 0 })));
  }

  #heed(output) {
    const frames = framesTo(this.connection, output);
    for (const frame of frames) if (frame.turn) this.#turn = frame.turn;
    this.frames.push(...frames);
    return frames;
  }

  send(command) {
    const id = `c${this.#commands++}`;
    return this.#heed(this.engine.receive(this.connection, JSON.stringify({ id, ...command })));
  }

  move() {
    const { decision, legal, name } = this.#turn;
    return this.send(legal ? { decision, play: legal[0] } : { decision, name: name[2] });
  }

  bot() {
    return this.#heed(this.engine.playBot());
  }
}

// Plays on until the match is over; `before` is called at each of the person's turns.
export function playToEnd(person, before = () => {}) {
  const { engine } = person;
  for (let begun = false, steps = 0; steps < 20000; steps++) {
    const waits = engine.waits();
    if (waits === Waits.over) return;
    if (waits === Waits.bot) person.bot();
    else if (waits === Waits.deal) {
      const [answer] = person.send({ do: begun ? 'next' : 'start' });
      begun = true;
      if (answer.refused) person.send({ do: 'next' });
    } else {
      before(person);
      person.move();
    }
  }
  throw new Error('the match does not end');
}
