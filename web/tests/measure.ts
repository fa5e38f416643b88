// How quick the page is on this machine: prints a table beside what is wanted of it.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { fillStore, openSeeded, ownHand, playCard, quick, say, test, waitTurn } from './page';
import { built } from './server';

interface Row {
  what: string;
  measured: string;
  wanted: string;
}
const rows: Row[] = [];

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const most = (values: readonly number[]) => Math.max(...values);

function row(what: string, values: readonly number[], wanted: string) {
  const measured = `${Math.round(median(values))} ms (most ${Math.round(most(values))}, ${values.length} times)`;
  rows.push({ what, measured, wanted });
}

test.afterAll(() => {
  if (rows.length > 0) console.table(rows);
});

async function fresh(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  await fillStore(context, address, { ...quick, animation: 'normal', trickPause: 1500 });
  return context.newPage();
}

declare global {
  interface Window {
    playsPerSecond(address: string, players: number): Promise<number>;
    botMoves(address: string, level: string, wanted: number): Promise<number[]>;
    handAt: number;
    pressedAt: number;
    answers: number[];
    longTasks: number[];
  }
}

test('from the first click to the own hand', async ({ browser, baseURL }) => {
  const fromNavigation: number[] = [];
  const fromClick: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    const page = await fresh(browser, baseURL ?? '');
    // Presses the button in the frame in which it appears, and looks for the hand in every frame.
    await page.addInitScript((play) => {
      const look = () => {
        const buttons = [...document.querySelectorAll('button')];
        const button = buttons.find(({ textContent }) => textContent?.trim() === play);
        if (button && !window.pressedAt) {
          window.pressedAt = performance.now();
          button.click();
        }
        const cards =
          document.querySelectorAll('[role="log"]').length > 0 &&
          buttons.some((one) =>
            / of (clubs|diamonds|hearts|spades)$/.test(
              one.ariaLabel ?? one.textContent?.trim() ?? '',
            ),
          );
        if (cards) window.handAt = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, say('page.start.play'));
    await page.goto('./');
    await page.waitForFunction(() => window.handAt > 0);
    const { handAt, pressedAt } = await page.evaluate(() => ({
      handAt: window.handAt,
      pressedAt: window.pressedAt,
    }));
    fromNavigation.push(handAt);
    fromClick.push(handAt - pressedAt);
    await page.context().close();
  }
  row('navigation, nothing cached, to the own hand', fromNavigation, '≤ 1000 ms');
  row('Play now to the own hand', fromClick, '≤ 300 ms');
});

test('while a hand is played', async ({ browser, baseURL }) => {
  const page = await fresh(browser, baseURL ?? '');
  await page.addInitScript(() => {
    window.longTasks = [];
    window.answers = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
    // From a tap to the frame in which the card has left the hand, or is marked as on its way.
    document.addEventListener(
      'click',
      ({ target, timeStamp }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        if (
          !button ||
          !/ of (clubs|diamonds|hearts|spades)$/.test(
            button.ariaLabel ?? button.textContent?.trim() ?? '',
          )
        )
          return;
        const before = button.outerHTML;
        const look = () => {
          if (button.isConnected && button.outerHTML === before) requestAnimationFrame(look);
          else window.answers.push(performance.now() - timeStamp);
        };
        requestAnimationFrame(look);
      },
      true,
    );
  });
  await openSeeded(page, { preset: 'long-hand', seed: 'measure' });
  await ownHand(page).first().waitFor();
  // What has been loaded and drawn until here is not play.
  await page.evaluate(() => {
    window.longTasks.length = 0;
  });
  for (let card = 0; card < 8 && (await waitTurn(page)) === 'turn'; card += 1) await playCard(page);
  const { answers, longTasks } = await page.evaluate(() => ({
    answers: window.answers,
    longTasks: window.longTasks,
  }));
  row('a tap to its answer', answers, '< 100 ms');
  const measured =
    longTasks.length === 0 ? 'none' : `${longTasks.length}, most ${Math.round(most(longTasks))} ms`;
  rows.push({ what: 'long tasks while a hand is played', measured, wanted: 'none over 50 ms' });
  await page.context().close();
});

test('the engine', async ({ page, baseURL }) => {
  const folder = resolve(import.meta.dirname, 'bench');
  await page.route('**/bench/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1);
    const contentType = name === 'bench.js' ? 'text/javascript' : 'text/html';
    return route.fulfill({ contentType, body: readFileSync(`${folder}/${name}`) });
  });
  await page.goto(`${baseURL}bench/index.html`);
  await page.waitForFunction(() => window.botMoves !== undefined);
  const named = (pattern: RegExp) =>
    `${baseURL}assets/${readdirSync(`${built}/assets`).find((name) => pattern.test(name))}`;
  const module = named(/\.wasm$/);
  const worker = named(/^worker-.*\.js$/);
  for (const players of [3, 4, 6]) {
    const plays = await page.evaluate(([address, count]) => window.playsPerSecond(address, count), [
      module,
      players,
    ] as const);
    rows.push({
      what: `card plays in a second, ${players} players`,
      measured: `${(plays / 1e6).toFixed(1)} million`,
      wanted: '≥ 25 million',
    });
  }
  const moves = await page.evaluate((address) => window.botMoves(address, 'expert', 40), worker);
  row('a move of an expert', moves, '≤ 150 ms');
});
