import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const base = process.env.BASE ?? 'http://127.0.0.1:4102/';
const M = JSON.parse(readFileSync('/tmp/matches.json'));
const stored = (id, record, day, extra = {}) => ({
  id,
  begun: `2026-11-${day}T18:0${id.length % 10}:00Z`,
  changed: `2026-11-${day}T19:00:00Z`,
  trial: false,
  imported: false,
  record,
  ...extra,
});
const matches = [
  stored('survival', M.survival, '21'),
  stored('club', M.club, '22'),
  stored('denexa', M.denexa, '23'),
  stored('coup', M.coup, '24'),
  stored('percard', M.percard, '25', { trial: true }),
  stored('long', M.long, '26'),
  stored('chips', M.chips, '27'),
  stored('half', M.unfinished, '28'),
  stored('top', M.top, '20', { imported: true }),
];
export const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
export async function open({
  width = 1440,
  height = 900,
  language = 'en',
  theme = 'light',
  touch = false,
  ms = matches,
} = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  page.on('console', (m) => {
    if (m.type() === 'error' || m.type() === 'warning') console.log('CONSOLE', m.text());
  });
  page.on('pageerror', (e) => console.log('ERR', e));
  await page.goto(base);
  await page.waitForSelector('h1');
  await page.evaluate(
    ({ settings, ms }) =>
      new Promise((ok, no) => {
        const r = indexedDB.open('linger', 1);
        r.onsuccess = () => {
          const t = r.result.transaction(['settings', 'matches'], 'readwrite');
          t.objectStore('settings').put(settings, 'settings');
          for (const m of ms) t.objectStore('matches').put(m);
          t.oncomplete = () => {
            r.result.close();
            ok();
          };
          t.onerror = () => no(t.error);
        };
      }),
    { settings: { language, theme, animation: 'off', trickPause: 0, taps: 'one' }, ms },
  );
  await page.goto('about:blank');
  return page;
}
mkdirSync('/tmp/shots', { recursive: true });
export const sizes = { s: [360, 640], m: [768, 1024], l: [1440, 900] };
export async function shot(page, name, full = true) {
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log('OVERFLOW', name, over);
}
