// How quick the page is: `npm run measure` prints a table. No test: figures belong to a machine.
import { defineConfig } from '@playwright/test';
import browser from './playwright.config.ts';

export default defineConfig({
  ...browser,
  testMatch: 'measure.ts',
  testDir: 'tests',
  workers: 1,
  timeout: 240_000,
  reporter: 'line',
});
