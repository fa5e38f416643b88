// The part of the catalogues that the page needs: what only the command line says stays out.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const others =
  /^(arena|bench|error|help|hint|number|page\.begin|play|replay|review|rules|solve)\.|\.input/;

export const folder = resolve(import.meta.dirname, '../catalogues');

function read(language: string): Record<string, string> {
  return JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'));
}

export function messagesFor(language: string): Record<string, string> {
  return Object.fromEntries(Object.entries(read(language)).filter(([key]) => !others.test(key)));
}

// Where no script can say it: `{{KEY}}` in index.html is the sentence in every language.
const inEveryLanguage = (key: string) =>
  ['en', 'de'].map((language) => `<p lang="${language}">${read(language)[key]}</p>`).join('');

// `import messages from 'catalogue:de'`
export function catalogues(): Plugin {
  const prefix = 'catalogue:';
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const language = id.slice(prefix.length + 1);
      this.addWatchFile(`${folder}/${language}.json`);
      return `export default ${JSON.stringify(messagesFor(language))}`;
    },
    transformIndexHtml: (html) => html.replace(/\{\{(.+?)\}\}/g, (_, key) => inEveryLanguage(key)),
  };
}
