import { afterEach, expect, test } from 'vitest';
import { catalogue, type Language } from '../text/catalogue.svelte';
import { shownName } from '../text/people';
import { isSomebodys, peopleOf } from './own';

const seats = ['you', 'casual', 'club'];
const begunIn = { en: 'You', de: 'Sie' };
const languages: Language[] = ['en', 'de'];

afterEach(() => catalogue.speak('en'));

test('one’s own seat is called by the language of the page, in whatever language the match began', async () => {
  await catalogue.whole();
  for (const page of languages) {
    await catalogue.speak(page);
    for (const begun of languages) {
      const record = { players: [begunIn[begun], 'Ben', 'Cleo'], seats };
      const own = begunIn[page];
      expect(peopleOf(record, false)).toEqual({ names: [own, 'Ben', 'Cleo'], reader: 0 });
      expect(peopleOf(record, true).names).toEqual([
        catalogue.text('page.record.sender'),
        'Ben',
        'Cleo',
      ]);
      expect(shownName(begunIn[begun])).toBe(own);
      expect(isSomebodys(record)).toBe(false);
    }
  }
});

test('who gave a name is called by it', () => {
  const record = { players: ['Anna', 'Ben', 'Cleo'], seats };
  expect(isSomebodys(record)).toBe(true);
  expect(peopleOf(record, true)).toEqual({ names: record.players });
  expect(shownName('Anna')).toBe('Anna');
});

test('of several at one screen nobody is the reader', async () => {
  await catalogue.speak('de');
  const record = { players: ['You', 'Anna', 'Cleo'], seats: ['you', 'you', 'club'] };
  expect(peopleOf(record, false)).toEqual({ names: ['Sie', 'Anna', 'Cleo'] });
});
