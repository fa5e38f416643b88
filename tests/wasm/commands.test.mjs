// The calls answer what the commands of the same names print.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Engine, lines, paths, run } from './engine.mjs';

const engine = new Engine();

const linger = (args, record) =>
  run(paths.program, record ? [...args, '-'] : args, record && `${JSON.stringify(record)}\n`);
const printed = (args, record) => JSON.parse(linger(args, record).out);

const read = (file) =>
  lines(readFileSync(`${paths.source}/${file}`, 'utf8')).map((line) => JSON.parse(line));
const examples = ['match', 'worked-example'].flatMap((name) => read(`docs/examples/${name}.jsonl`));
// Every so many lines of the conformance traces, those at fault among them.
const conformance = ['positions', 'presets', 'sweep', 'unfinished'].flatMap((name) => {
  const all = read(`tests/conformance/${name}.jsonl`);
  return all.filter((_, at) => at % Math.ceil(all.length / 6) === 0);
});
const faulty = structuredClone(examples[0]);
faulty.rounds[0].moves = faulty.rounds[0].moves.split(' ').reverse().join(' ');
const records = [...examples, ...conformance.map(({ record }) => record), faulty];

test('replay', () => {
  for (const record of records) {
    const { status, out, error } = linger(['replay', '--json'], record);
    const { events, fault } = engine.call('replay', { record });
    assert.deepEqual(events, lines(out).map((line) => JSON.parse(line)));
    assert.equal(fault === undefined, status === 0);
    if (fault?.ruling) assert.ok(error.includes(` ${fault.ruling}: `), error);
  }
  for (const { record, trace } of conformance)
    assert.deepEqual(engine.call('replay', { record }).events, trace);
});

test('referee, by its own rules, by others, and two compared', () => {
  for (const record of records) {
    assert.deepEqual(engine.call('referee', { record }), printed(['referee', '--json'], record));
    const bicycle = ['referee', '--json', '--rules', 'bicycle', '--set', 'draw=per-card'];
    const rules = { preset: 'bicycle', draw: 'per-card' };
    assert.deepEqual(engine.call('referee', { record, rules }), printed(bicycle, record));
    assert.deepEqual(engine.call('referee', { record, versus: { preset: 'classic' } }),
      printed(['referee', '--json', '--versus', 'classic'], record));
  }
});

test('hint', () => {
  let hints = 0;
  for (const record of records) {
    const { status, out } = linger(['hint', '--json', '--worlds', '200', '--seed', 'x'], record);
    const args = { record, worlds: 200, seed: 'x' };
    if (status === 0) {
      assert.deepEqual(engine.call('hint', args), JSON.parse(out));
      hints++;
    } else {
      assert.throws(() => engine.call('hint', args));
    }
  }
  assert.ok(hints >= 5);
});

test('review, whole and a round of it', () => {
  for (const record of records.slice(0, 10)) {
    const { out } = linger(['review', '--json', '--worlds', '40'], record);
    const { rounds } = engine.call('review', { record, worlds: 40 });
    assert.deepEqual(rounds, out === '' ? [] : JSON.parse(out).rounds);
    const last = rounds.length;
    if (last > 0)
      assert.deepEqual(engine.call('review', { record, worlds: 40, only: last }).rounds,
        [rounds[last - 1]]);
  }
});

test('solve', () => {
  let solved = 0;
  for (const record of records) {
    const { status, out } = linger(['solve', '--json', '--nodes', '20000'], record);
    if (status !== 0) {
      assert.throws(() => engine.call('solve', { record, nodes: 20000 }));
      continue;
    }
    assert.deepEqual(engine.call('solve', { record, nodes: 20000 }), JSON.parse(out));
    solved++;
  }
  assert.ok(solved >= 10);
});

test('puzzle', () => {
  for (const args of [[], ['--players', '4'], ['--rules', 'classic']]) {
    const out = lines(linger(['puzzle', '--count', '3', '--seed', 'today', ...args]).out);
    const asked = { count: 3, seed: 'today' };
    if (args[0] === '--players') asked.players = 4;
    if (args[0] === '--rules') asked.rules = { preset: 'classic' };
    assert.deepEqual(engine.call('puzzle', asked).puzzles, out.map((line) => JSON.parse(line)));
  }
});

const study = (asked) => engine.call('study', asked);

test('study: in pieces as at once, and as the command tells', () => {
  for (const [names, players, level, blocks] of [
    [['survival'], 3, 'random', 3],
    [['survival', 'parlett', 'denexa'], 4, 'random', 12],
    [['survival', 'bicycle'], 4, 'casual', 2],
    [['survival'], 6, 'strong', 1],
  ]) {
    const rules = names.map((preset) => ({ preset }));
    const asked = { rules, players, level, seed: 'fri\u00e9nds' };
    const first = study({ ...asked, from: 0, blocks: 1 });
    const { counts, other_winner } = first;
    const whole = study({ ...asked, from: 1, blocks: blocks - 1, counts, other_winner });
    assert.deepEqual(whole, study({ ...asked, from: 0, blocks }));
    const args = ['--rules', names, '--players', players, '--level', level, '--seed', asked.seed];
    const { out } = linger(['study', ...args, '--hands', 100 * blocks, '--json'].map(String));
    assert.deepEqual(whole.figures, lines(out).map((line) => JSON.parse(line)));
  }
});

test('study: what it does not take', () => {
  const asked = { rules: [{}], players: 4, level: 'random', seed: 's', from: 0, blocks: 1 };
  const fault = (args) => {
    const call = JSON.stringify({ call: 'study', args: { ...asked, ...args } });
    return JSON.parse(engine.callText(call)).fault?.code;
  };
  assert.equal(fault({}), undefined);
  assert.equal(fault({ level: 'x' }), 'bad-value');
  assert.equal(fault({ rules: [] }), 'bad-value');
  assert.equal(fault({ rules: [{}, {}, {}, {}] }), 'bad-value');
  assert.equal(fault({ rules: [{ hand: 17 }] }), 'hand-too-large');
  const { counts, other_winner } = study(asked);
  assert.equal(fault({ counts, other_winner }), undefined);
  assert.equal(fault({ counts: [counts[0].slice(1)], other_winner }), 'bad-value');
  assert.equal(fault({ counts: [counts[0].map(() => 2 ** 53)], other_winner }), 'bad-value');
  assert.equal(fault({ counts: [...counts, ...counts], other_winner }), 'bad-value');
});

test('options: what they take, and what the deal comes to', () => {
  const { players, options } = engine.call('options', {});
  const names = Object.keys(engine.call('rules', { rules: {} })).filter((name) => name !== 'preset');
  assert.deepEqual(options.map(({ name }) => name), names);
  const fault = (rules) =>
    JSON.parse(engine.callText(JSON.stringify({ call: 'rules', args: { rules } }))).fault?.code;
  for (const { name, values = [] } of options)
    for (const value of values) assert.equal(fault({ [name]: value }), undefined);
  assert.equal(fault({ trump: 'other' }), 'bad-value');
  assert.deepEqual(players, { least: 3, most: 6 });

  const deal = (rules, players) => engine.call('deal', { rules, players });
  assert.deepEqual(deal({}, 4), { largest_hand: 13, hand: 4, stock: 36 });
  assert.deepEqual(deal({ trump: 'stock-aside' }, 4), { largest_hand: 12, hand: 4, stock: 35 });
  assert.deepEqual(deal({ hand: 17 }, 3), { largest_hand: 17, hand: 17, stock: 1 });
  assert.deepEqual(deal({ hand: 9 }, 6), { largest_hand: 8 });
});

test('rules', () => {
  assert.deepEqual(engine.call('rules', {}), printed(['rules', '--json']));
  assert.deepEqual(engine.call('rules', { rules: { preset: 'lift-smoke', hand: 9 }, players: 5 }),
    printed(['rules', 'lift-smoke', '--set', 'hand=9', '--players', '5', '--json']));
  const fault = (args) => JSON.parse(engine.callText(JSON.stringify({ call: 'rules', args }))).fault;
  assert.equal(fault({ rules: { draw: 'per-card', stock_end: 'reshuffle' } }).code,
    'forbidden-combination');
  assert.equal(fault({ rules: { hand: 12 }, players: 5 }).code, 'hand-too-large');
  assert.equal(fault({ rules: { preset: 'x' } }).code, 'unknown-preset');
  assert.equal(fault({ players: 7 }).code, 'bad-value');
});
