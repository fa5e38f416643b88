// What a person is told where the page cannot begin, cannot think or cannot remember.
import type { Page, Route } from '@playwright/test';
import type { Language } from '../src/text/catalogue.svelte';
import { changeWorker, expect, ownHand, say, test } from './page';

const failed = 'page.begin.failed';

async function playNow(page: Page, language: Language = 'en') {
  await page.goto('./');
  await page.getByRole('button', { name: say('page.start.play', language) }).click();
}

/** As the browser does where memory is short: no event tells the page. */
async function endWorkers(page: Page) {
  await Promise.all(page.workers().map((worker) => worker.evaluate('self.close()')));
}

/** A script for the worker, by which a call of the module traps. */
const breakAt = (name: string) => `{
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...args) => {
    const { instance } = await instantiate(...args);
    const trap = () => { throw new WebAssembly.RuntimeError('unreachable'); };
    return { instance: { exports: { ...instance.exports, ${name}: trap } } };
  };
}`;

test('nothing stands in the page that its policy forbids', async ({ request, baseURL }) => {
  const page = await (await request.get(baseURL ?? '')).text();
  expect(page).not.toMatch(/<script(?![^>]* src=)|<style|<[^>]*\s(style|on\w+)=/);
});

test('says it in both languages where there are no scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL ?? '');
  const sentences = page.locator('noscript p');
  await expect(sentences).toHaveText([
    say('page.begin.script', 'en'),
    say('page.begin.script', 'de'),
  ]);
  await expect(sentences.first()).toBeVisible();
  await expect(page.getByText(say(failed))).toBeHidden();
  await context.close();
});

for (const [why, answer] of [
  ['a file did not come', (route: Route) => route.abort()],
  [
    'the browser is too old for it',
    (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'class { %%' }),
  ],
] as const) {
  test(`says that it could not begin because ${why}`, async ({ page, troubles }) => {
    await page.route('**/assets/index-*.js', answer);
    await page.goto('./');
    await expect(page.getByText(say(failed, 'en'))).toBeVisible();
    await expect(page.getByText(say(failed, 'de'))).toBeVisible();
    troubles.length = 0;
  });
}

test('says so where a language did not come', async ({ page, troubles }) => {
  await page.route('**/assets/catalogue_en-*.js', (route) => route.abort());
  await page.goto('./');
  await expect(page.getByText(say(failed, 'en'))).toBeVisible();
  troubles.length = 0;
});

test('begins without a trace of that sentence', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: say('page.start.play') })).toBeVisible();
  await expect(page.locator('#cannot-begin')).toHaveCount(0);
});

test('says what to do where the engine did not come', async ({ page, troubles }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await playNow(page);
  await expect(page.getByRole('alert')).toContainText(say('page.notice.engine-missing'));
  await expect(page.getByRole('button', { name: say('page.notice.reload') })).toBeVisible();
  troubles.length = 0;
});

test('every screen that asks the engine says so where its worker did not come', async ({
  page,
  troubles,
}) => {
  await page.route('**/assets/worker-*.js', (route) => route.abort());
  for (const [path, sentence] of [
    ['/learn/hand', say('page.learn.failed')],
    ['/learn/1', say('page.learn.failed')],
    ['/puzzles/1', say('page.puzzles.failed')],
    ['/games', say('page.review.fault.engine-missing')],
    ['/new', `${say('fault.engine-missing').slice(1)}.`],
    ['/referee', `${say('fault.engine-missing').slice(1)}.`],
    ['/table/kept', `${say('fault.engine-missing').slice(1)}.`],
  ]) {
    await page.goto(`./#${path}`);
    await expect(page.getByRole('main').getByText(sentence ?? '')).toBeVisible();
    await expect(page.getByText(say('page.notice.engine-missing'))).toBeVisible();
  }
  troubles.length = 0;
});

test('plays where the page comes without https', async ({ page }) => {
  await changeWorker(page, 'delete Crypto.prototype.randomUUID');
  await page.addInitScript('delete Crypto.prototype.randomUUID');
  await playNow(page);
  await expect(ownHand(page)).toHaveCount(4);
});

test('says what to do where there is no WebAssembly', async ({ page }) => {
  await changeWorker(page, 'delete self.WebAssembly');
  await playNow(page);
  await expect(page.getByRole('alert')).toContainText(say('page.notice.engine-missing'));
});

for (const language of ['en', 'de'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ settings: { language } });

    test('says what to do where the browser ends the worker, and the match is kept', async ({
      page,
    }) => {
      await playNow(page, language);
      await expect(ownHand(page).first()).toBeVisible();
      await endWorkers(page);
      await expect(page.getByRole('alert')).toContainText(
        say('page.notice.engine-ended', language),
      );
      const hand = await ownHand(page).count();
      await page.getByRole('button', { name: say('page.notice.reload', language) }).click();
      await expect(ownHand(page)).toHaveCount(hand);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
}

// As where the module gets no more memory: it breaks off in the middle of a call or a frame.
for (const [what, name] of [
  ['call', 'linger_call'],
  ['move', 'linger_receive'],
] as const) {
  test(`says what to do where the engine breaks off at a ${what}`, async ({ page, troubles }) => {
    await changeWorker(page, breakAt(name));
    await playNow(page);
    await expect(page.getByRole('alert')).toContainText(say('page.notice.engine-ended'));
    troubles.length = 0;
  });
}

test('says nothing of a worker that the page itself has ended', async ({ page }) => {
  await page.goto('#/study');
  await page.getByRole('button', { name: say('page.study.start') }).click();
  await expect(page.getByRole('status')).toContainText('Done');
  // The lock of the ended worker is granted within this time.
  await page.evaluate(() => navigator.locks.request('other', () => {}));
  await expect(page.getByText(say('page.notice.engine-ended'))).toHaveCount(0);
});

for (const [why, script] of [
  ['gives no storage', 'indexedDB.open = () => { throw new DOMException("", "SecurityError") }'],
  [
    'has no room',
    'IDBObjectStore.prototype.put = () => { throw new DOMException("", "QuotaExceededError") }',
  ],
] as const) {
  test(`plays on, and says so, where the browser ${why}`, async ({ page }) => {
    await changeWorker(page, script);
    await playNow(page);
    await expect(page.getByRole('alert')).toContainText(say('page.notice.not-saved'));
    await expect(ownHand(page).first()).toBeVisible();
    await page.getByRole('button', { name: say('page.notice.dismiss') }).click();
    await expect(page.getByText(say('page.notice.not-saved'))).toHaveCount(0);
  });
}
