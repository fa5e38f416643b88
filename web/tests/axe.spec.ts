// WCAG 2.2 AA on every screen, in both themes and both languages, as far as axe can tell.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, fillStore, quick, test } from './page';
import { goTo, matchesOnTheWay, stops } from './tour';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

test.use({ viewport: { width: 360, height: 640 } });
test.describe.configure({ mode: 'parallel' });

for (const language of ['en', 'de'] as const)
  test(`axe finds nothing: ${language}`, async ({ page, context, baseURL }) => {
    test.setTimeout(240_000);
    const matches = await matchesOnTheWay();
    await fillStore(context, baseURL ?? '', { ...quick, language, theme: 'system' }, matches);
    for (const stop of stops) {
      await goTo(page, stop, language);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect.soft(await faults(page), `${stop.name}, ${theme}`).toEqual([]);
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${stop.name} is as wide as the screen`).toBe(360);
    }
  });
