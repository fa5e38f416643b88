// The module itself: what it needs and offers, and that it computes what the native build does.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Engine, loadModule, paths, run } from './engine.mjs';

test('needs nothing and offers what the worker calls', () => {
  const module = loadModule();
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  assert.deepEqual(WebAssembly.Module.exports(module).map(({ name }) => name).sort(), [
    '_initialize', 'linger_buffer', 'linger_call', 'linger_output', 'linger_play_bot',
    'linger_receive', 'linger_saved', 'linger_waits', 'memory',
  ]);
});

test('leaves the page most of its 250 KB', () => {
  const size = gzipSync(readFileSync(paths.module), { level: 9 }).length;
  assert.ok(size <= 165_000, `${size} bytes`);
});

test('has the signature of the native engine', () => {
  const { signature } = JSON.parse(run(paths.program, ['bench', '--json']).out);
  assert.equal(new Engine().call('bench', {}).signature, signature);
});

test('deals the same decks and first dealers', () => {
  const engine = new Engine();
  assert.match(engine.call('deck', { seed: 'hello' }).deck, /^4C KD TD 5H 8H AD .* TC 5C JD$/);
  for (let i = 0; i < 300; i++) {
    const seed = `${i}/\u00e4\u{1f0a1}`.repeat(1 + (i % 30));
    engine.call('deck', { seed });
    engine.call('first-dealer', { seed, players: 3 + (i % 4) });
  }
  assert.deepEqual(engine.answers, engine.nativeAnswers());
  const deck = run(paths.program, ['deck', 'fri\u00e9nds/2']).out.trim();
  assert.equal(engine.call('deck', { seed: 'fri\u00e9nds/2' }).deck, deck);
  const seat = Number(run(paths.program, ['first-dealer', 'hello', '5']).out);
  assert.equal(engine.call('first-dealer', { seed: 'hello', players: 5 }).seat, seat);
});
