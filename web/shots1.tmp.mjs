import { browser, open, shot, sizes } from './shots.tmp.mjs';

for (const [k, lang, theme] of [
  ['l', 'en', 'light'],
  ['s', 'de', 'dark'],
  ['m', 'de', 'light'],
]) {
  const [width, height] = sizes[k];
  const page = await open({ width, height, language: lang, theme });
  await page.goto('http://127.0.0.1:4102/#/review/club/3/7');
  await page.waitForSelector('.legend');
  await page.waitForTimeout(300);
  await shot(page, `review-${k}`);
  await page.goto('http://127.0.0.1:4102/#/games');
  await page.waitForSelector('.panel');
  await page.waitForTimeout(800);
  await shot(page, `games-${k}`);
}
await browser.close();
