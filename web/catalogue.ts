// The part of the catalogues that the page needs: what only the command line says stays out.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const others = /^(arena|bench|error|help|hint|number|play|replay|review|rules|solve)\.|\.input/;

export const folder = resolve(import.meta.dirname, '../catalogues');

export function messagesFor(language: string): Record<string, string> {
  const all: Record<string, string> = JSON.parse(
    readFileSync(`${folder}/${language}.json`, 'utf8'),
  );
  return Object.fromEntries(Object.entries(all).filter(([key]) => !others.test(key)));
}

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
  };
}
