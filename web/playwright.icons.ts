// The icons as pictures: `npm run icons`.
import { defineConfig } from '@playwright/test';
import { launchOptions } from './playwright.config.ts';

export default defineConfig({
  testDir: 'scripts',
  testMatch: 'icons.ts',
  outputDir: '../build/browser',
  reporter: 'line',
  use: { launchOptions },
});
