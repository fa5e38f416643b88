import { expect, test } from 'vitest';
import { sound } from './settings.svelte';

test('of what was kept only that is taken which the page still knows', () => {
  const good = { language: 'de', deckColours: 4, trickPause: 0, sounds: true, name: 'Kim' };
  expect(sound(good)).toEqual(good);
  const odd = { language: 'fr', animation: 'x', trickPause: 'a', hints: 1, name: 5, gone: true };
  expect(sound({ ...odd, theme: 'dark' })).toEqual({ theme: 'dark' });
  expect(sound({ name: 'x'.repeat(41) })).toEqual({});
  for (const nothing of [undefined, null, 5, 'text', []]) expect(sound(nothing)).toEqual({});
});
