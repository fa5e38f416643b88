// The tests in the browser: `npm run browser`. CHROMIUM is the browser, LINGER_SERVER what serves.
import { defineConfig } from '@playwright/test';

export const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: '../build/browser',
  workers: 2,
  retries: 0,
  // Several cores are rarer than several tests: within a file they run one after another.
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '../build/browser.json' }]],
  use: {
    launchOptions,
    viewport: { width: 1024, height: 768 },
    // The tests of the service worker let it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
  },
});
