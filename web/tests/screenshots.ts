// Draws every stop of the tour at three sizes, in both languages and themes, and a sheet of them all.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fillStore, quick, test } from './page';
import { goTo, matchesOnTheWay, stops } from './tour';

const folder = resolve(import.meta.dirname, '../../build/screenshots');
const sizes = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const languages = ['en', 'de'] as const;
const themes = ['light', 'dark'] as const;

// Pictures of a stop stand in a row.
function writeSheet() {
  const pictures = readdirSync(folder).filter((file) => file.endsWith('.png'));
  const rows = stops.map(({ name }) => {
    const own = pictures.filter((file) => file.startsWith(`${name}.`));
    const shown = own.map((file) => `<a href="${file}"><img src="${file}" alt="${file}"></a>`);
    return `<h2>${name}</h2><div>${shown.join('')}</div>`;
  });
  const style = 'img{height:20rem;margin:.25rem;border:1px solid #888}body{font-family:sans-serif}';
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${rows.join('\n')}`,
  );
}

for (const { width, height } of sizes)
  for (const language of languages)
    for (const theme of themes)
      test(`${width}×${height}, ${language}, ${theme}`, async ({ page, context, baseURL }) => {
        mkdirSync(folder, { recursive: true });
        const matches = await matchesOnTheWay();
        await fillStore(context, baseURL ?? '', { ...quick, language, theme }, matches);
        await page.setViewportSize({ width, height });
        for (const stop of stops) {
          await goTo(page, stop, language);
          const path = `${folder}/${stop.name}.${width}.${language}.${theme}.png`;
          await page.screenshot({ path, animations: 'disabled' });
        }
      });

test.afterAll(writeSheet);
