// Whatever the module is sent, it answers in JSON and goes on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, lines, paths } from './engine.mjs';
import { Person, playToEnd } from './person.mjs';
import { readFileSync } from 'node:fs';

// The same numbers in every run.
let state = 12345;
const below = (n) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};

function mangled(text) {
  const bytes = [...new TextEncoder().encode(text)];
  for (let changes = 1 + below(4); changes > 0; changes--) {
    const at = below(bytes.length + 1);
    const kind = below(5);
    if (kind === 0) bytes[at] = below(256);
    else if (kind === 1) bytes.splice(at, 1 + below(20));
    else if (kind === 2) bytes.splice(at, 0, below(256));
    else if (kind === 3) bytes.splice(at, 0, ...bytes.slice(at, at + 1 + below(30)));
    else bytes.splice(at, 0, ...new TextEncoder().encode('{["9e9,-1:null]}'[below(15)]));
  }
  return new Uint8Array(bytes);
}

const record = JSON.parse(readFileSync(`${paths.source}/docs/examples/match.jsonl`, 'utf8'));
const seats = [{ kind: 'person', name: 'A' }, ...['B', 'C'].map((name) => (
  { kind: 'bot', level: 'random', name }))];
const study = { rules: [{}], players: 3, level: 'random', seed: 's', from: 0, blocks: 1 };
const calls = [
  { call: 'rules', args: { rules: { preset: 'classic' }, players: 4 } },
  { call: 'deck', args: { seed: 's' } },
  { call: 'first-dealer', args: { seed: 's', players: 3 } },
  { call: 'bench', args: { hands: 10 } },
  { call: 'bench', args: { hands: 10, players: 4 } },
  { call: 'replay', args: { record } },
  { call: 'referee', args: { record, rules: {}, versus: { preset: 'classic' } } },
  { call: 'hint', args: { record, worlds: 1 } },
  { call: 'solve', args: { record, nodes: 9 } },
  { call: 'study', args: { ...study, ...new Engine().call('study', study) } },
  { call: 'open', args: { rules: {}, seats, seed: 's' } },
  { call: 'open', args: { record } },
].map((call) => JSON.stringify({ id: 1, ...call }));

test('calls', () => {
  const engine = new Engine();
  for (let i = 0; i < 4000; i++) {
    const answer = JSON.parse(engine.callText(mangled(calls[below(calls.length)])));
    assert.ok('reply' in answer && 'result' in answer !== 'fault' in answer);
    if (answer.fault) assert.match(answer.fault.code, /^[a-z]+(-[a-z0-9]+)+$/);
  }
});

test('calls that are none', () => {
  const engine = new Engine();
  const fault = (text) => JSON.parse(engine.callText(text)).fault.code;
  for (const text of ['', '{', '\u0000', '[]', '7', '"x"', 'null', '['.repeat(100_000)])
    assert.match(fault(text), /^(bad-json|wrong-type|too-deep)$/);
  assert.equal(fault('{}'), 'missing-member');
  assert.equal(fault('{"call":"dance"}'), 'unknown-call');
  assert.equal(fault('{"call":"deck"}'), 'missing-member');
  assert.equal(fault('{"call":"deck","args":7}'), 'wrong-type');
  assert.equal(fault('{"call":"puzzle","args":{"count":0,"seed":"s"}}'), 'bad-value');
  assert.equal(fault('{"call":"hint","args":{"record":{}}}'), 'missing-member');
  const [one] = seats;
  const open = (args) => fault(JSON.stringify({ call: 'open', args: { seed: 's', ...args } }));
  assert.equal(open({}), 'missing-member');
  assert.equal(open({ seats: [one] }), 'bad-value');
  assert.equal(open({ seats: Array(7).fill(one) }), 'bad-value');
  assert.equal(open({ seats, seed: 7 }), 'wrong-type');
  assert.equal(open({ seats, rules: { hand: 40 } }), 'bad-value');
  assert.equal(open({ seats: [one, one, { kind: 'cat', name: 'B' }] }), 'bad-value');
  assert.equal(open({ seats: [one, one, { kind: 'bot', name: 'B', level: 'x' }] }), 'bad-value');
  assert.equal(open({ seats: [one, one, { kind: 'person', name: '' }] }), 'bad-name');
  assert.equal(open({ record, seats }), 'bad-value');
  const { reply } = JSON.parse(engine.callText('{"id":{"a":[1.50]},"call":"x"}'));
  assert.deepEqual(reply, { a: [1.5] });
});

test('before there is a table, and after a call that is at fault', () => {
  const engine = new Engine();
  assert.equal(engine.waits(), 0);
  assert.equal(engine.receive(1, '{"hello":"linger/1"}'), '');
  assert.equal(engine.playBot(), '');
  assert.equal(engine.saved(), '');
  engine.call('open', { rules: {}, seats, seed: 's' });
  const saved = engine.saved();
  assert.throws(() => engine.call('open', { rules: { preset: 'x' }, seats, seed: 's' }));
  assert.equal(engine.saved(), saved);
});

test('frames', () => {
  const engine = new Engine();
  const [seat] = engine.call('open', { rules: { match: { hands: 3 } }, seats, seed: 'f' }).seats;
  const person = new Person(engine, seat);
  const frames = ['start', 'next', 'undo', 'hint', 'leave', 'return', 'bot'].map((deed) =>
    `{"id":"x","do":"${deed}"}`);
  frames.push('{"id":"y","decision":1,"play":"KC"}', '{"id":"z","decision":2,"name":"H"}',
    `{"hello":"linger/1","token":"${seat.token}","since":0}`);
  const times = [0, 1e12, -1, NaN, Infinity, -Infinity, 1e300];
  for (let i = 0; i < 4000; i++) {
    const frame = below(8) === 0 ? frames[below(frames.length)] : mangled(frames[below(frames.length)]);
    const connection = [0, 1, -7, 2 ** 31 - 1][below(4)];
    for (const line of lines(engine.receive(connection, frame, times[below(times.length)])))
      JSON.parse(line.slice(line.indexOf(' ') + 1));
    if (i % 16 === 0) engine.playBot(times[below(times.length)]);
  }
  for (const size of [4096, 4097, 1 << 20])
    assert.match(engine.receive(1, ' '.repeat(size)), /"refused"/);
  // And the match can still be played.
  const again = new Person(engine, seat);
  again.send({ do: 'return' });
  playToEnd(again);
  assert.ok(person.frames.length > 0);
});

test('one instance plays many matches', () => {
  const engine = new Engine();
  for (let i = 0; i < 50; i++) {
    const rules = { match: { hands: 2 } };
    playToEnd(new Person(engine, engine.call('open', { rules, seats, seed: `${i}` }).seats[0]));
  }
});
