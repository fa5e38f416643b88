// Matches at the local table: the module and the native build answer all alike, bots included.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, lines, paths, run, Waits } from './engine.mjs';
import { Person, playToEnd } from './person.mjs';

const levels = ['random', 'casual', 'club', 'strong', 'expert'];
const presets = new Engine().call('rules', {}).map(({ preset }) => preset);

const seatsFor = (players, from = 0) =>
  Array.from({ length: players }, (_, seat) =>
    seat === 1
      ? { kind: 'person', name: 'Ren\u00e9' }
      : { kind: 'bot', name: `P${seat}`, level: levels[(from + seat) % levels.length] });

const replayed = (record) => run(paths.program, ['replay', '--json', '-'], `${record}\n`);

for (const [at, preset] of presets.entries())
  test(`a hand by ${preset} with 3 to 6 players`, () => {
    const engine = new Engine();
    for (let players = 3; players <= 6; players++) {
      const rules = { preset, match: { hands: 1 } };
      const { seats } = engine.call('open', {
        rules, seats: seatsFor(players, at + players), seed: `${preset}/${players}` });
      assert.deepEqual(seats.map(({ seat }) => seat), [1]);
      playToEnd(new Person(engine, seats[0]));
      const { status, error } = replayed(engine.saved());
      assert.equal(status, 0, error);
    }
    assert.deepEqual(engine.answers, engine.nativeAnswers());
  });

test('a whole match, with cards taken back and hints', () => {
  const engine = new Engine();
  const { seats } = engine.call('open', {
    rules: { preset: 'classic' }, seats: seatsFor(4), seed: 'whole' });
  const person = new Person(engine, seats[0]);
  let undone = 0;
  playToEnd(person, () => {
    const [answer] = person.send({ do: 'hint' });
    assert.equal(answer.result.seat, 1);
    person.move();
    const [undo] = person.send({ do: 'undo' });
    if (undo.ack) undone++;
    else assert.equal(undo.code, 'nothing-to-undo');
    if (engine.waits() !== Waits.person) return person.bot();
    assert.equal(person.frames.at(-1).turn.seat, 1);
  });
  assert.ok(undone > 3);
  const record = JSON.parse(engine.saved());
  assert.equal(record.undone.length, undone);
  assert.deepEqual(record.seats, ['random', 'you', 'club', 'strong']);
  assert.deepEqual(engine.answers, engine.nativeAnswers());
});

test('a match left at any moment is gone on with, here and by the command', () => {
  const whole = new Engine();
  const { seats } = whole.call('open', {
    rules: { preset: 'survival' }, seats: seatsFor(3), seed: 'left' });
  const saved = [];
  playToEnd(new Person(whole, seats[0]), () => saved.push(whole.saved()));
  for (const text of saved.filter((_, at) => at % 4 === 0)) {
    const engine = new Engine();
    const again = engine.call('open', { record: JSON.parse(text) });
    assert.equal(engine.saved(), text);
    const person = new Person(engine, again.seats[0]);
    playToEnd(person);
    assert.equal(engine.saved(), whole.saved());
    assert.deepEqual(engine.answers, engine.nativeAnswers());
  }
});

test('a trial: a record cut off in the middle, from elsewhere, with other seats', () => {
  const engine = new Engine();
  const played = new Engine();
  const { seats } = played.call('open', {
    rules: { preset: 'denexa', hand: 9 }, seats: seatsFor(4), seed: 'trial' });
  playToEnd(new Person(played, seats[0]));
  const record = JSON.parse(played.saved());
  const round = record.rounds.find(({ reshuffles }) => reshuffles) ?? record.rounds[0];
  record.rounds = record.rounds.slice(0, record.rounds.indexOf(round) + 1);
  const moves = round.moves.split(' ');
  for (const cut of [0, 1, Math.floor(moves.length / 2), moves.length - 1]) {
    round.moves = moves.slice(0, cut).join(' ');
    const [seat] = engine.call('open', {
      record,
      seats: [{ kind: 'person' }, ...Array(3).fill({ kind: 'bot', level: 'random' })],
    }).seats;
    assert.equal(seat.seat, 0);
    playToEnd(new Person(engine, seat));
    const { status, error } = replayed(engine.saved());
    assert.equal(status, 0, error);
  }
  assert.deepEqual(engine.answers, engine.nativeAnswers());
});

test('a position is played to its end', () => {
  const engine = new Engine();
  for (const record of engine.call('puzzle', { count: 4, seed: 'play' }).puzzles) {
    const players = record.players.length;
    const [seat] = engine.call('open', { record }).seats;
    const person = new Person(engine, seat);
    assert.equal(person.frames[1].event.event, 'sit');
    playToEnd(person);
    const events = person.frames.filter(({ event }) => event).map(({ event }) => event);
    assert.equal(events.filter(({ event }) => event === 'position').length, 1);
    assert.equal(events.filter(({ event }) => event === 'sit').length, players);
    assert.equal(events.at(-1).event, 'end');
  }
  assert.deepEqual(engine.answers, engine.nativeAnswers());
});

test('what `linger play` saves is gone on with in the page, and the other way round', () => {
  const engine = new Engine();
  const { seats } = engine.call('open', {
    rules: { preset: 'survival' }, seats: seatsFor(4).map((seat, at) =>
      at === 1 ? seat : { ...seat, level: 'casual' }), seed: 'both' });
  const person = new Person(engine, seats[0]);
  person.send({ do: 'start' });
  while (engine.waits() === Waits.bot) person.bot();
  person.move();
  const resumed = run('/bin/sh', ['-c', `
    folder=$(mktemp -d) && trap 'rm -r "$folder"' EXIT && cat >"$folder/m" &&
    "$LINGER_PROGRAM" play --resume "$folder/m" </dev/null >/dev/null && cat "$folder/m"`],
    `${engine.saved()}\n`);
  assert.equal(resumed.status, 0, resumed.error);
  const [text] = lines(resumed.out);
  const before = JSON.parse(engine.saved());
  const after = JSON.parse(text);
  // The terminal has let the bots move on to the person's next turn.
  assert.ok(after.rounds[0].moves.startsWith(before.rounds[0].moves));
  assert.deepEqual({ ...after, rounds: 0 }, { ...before, rounds: 0 });
  while (engine.waits() === Waits.bot) person.bot();
  assert.equal(engine.saved(), text);
});
