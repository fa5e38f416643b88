// The catalogues as the page gets them: what only the command line says stays out; what the start and
// the table say comes first, the rest when it is needed; messages with arguments come parsed, since
// the parser is larger than all that it would parse on a first visit.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const others =
  /^(arena|bench|error|help|hint|number|page\.begin|play|replay|review|rules|solve)\.|\.input/;

// What neither the start nor the table says at once.
const later =
  /^(fact|fault|finding|option|preset|referee|report|ruling|study)\.|^page\.(games|gain|import|learn|new|open|puzzles|record|referee|review|rules|share|shares|shuffle|settings|study)\.(?!title$)/;

export type Message = string | MessageFormatElement[];

const languages = ['en', 'de'];

export const folder = resolve(import.meta.dirname, '../catalogues');

function read(language: string): Record<string, string> {
  return JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'));
}

export function messagesFor(language: string, part: 'first' | 'rest'): Record<string, Message> {
  const wanted = Object.entries(read(language)).filter(
    ([key]) => !others.test(key) && later.test(key) === (part === 'rest'),
  );
  return Object.fromEntries(wanted.map(([key, message]) => [key, compiled(message)]));
}

function compiled(message: string): Message {
  return message.includes('{')
    ? parse(message, { ignoreTag: true, captureLocation: false })
    : message;
}

const everySaying = (key: string) => languages.map((language) => read(language)[key]);

// Where no script can say it: `{{KEY}}` in index.html is the sentence in every language.
const inEveryLanguage = (key: string) =>
  languages.map((language) => `<p lang="${language}">${read(language)[key]}</p>`).join('');

// `import messages from 'catalogue:de-first'`; `import words from 'catalogue:every-page.you'` is what a
// key says in every language.
export function catalogues(): Plugin {
  const prefix = 'catalogue:';
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language = '', part = ''] = id.slice(prefix.length + 1).split('-');
      if (language === 'every') return `export default ${JSON.stringify(everySaying(part))}`;
      if (part !== 'first' && part !== 'rest') return undefined;
      this.addWatchFile(`${folder}/${language}.json`);
      return `export default ${JSON.stringify(messagesFor(language, part))}`;
    },
    transformIndexHtml: (html) => html.replace(/\{\{(.+?)\}\}/g, (_, key) => inEveryLanguage(key)),
  };
}
