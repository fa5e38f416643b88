// Every screen as a picture, in build/screenshots: `npm run screenshots`.
import { defineConfig } from '@playwright/test';
import browser from './playwright.config.ts';

export default defineConfig({
  ...browser,
  testMatch: 'screenshots.ts',
  timeout: 300_000,
  fullyParallel: true,
  reporter: 'line',
});
