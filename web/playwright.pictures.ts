// The pictures of the documents, in docs: `npm run pictures`.
import { defineConfig } from '@playwright/test';
import browser from './playwright.config.ts';

export default defineConfig({
  ...browser,
  testMatch: 'pictures.ts',
  reporter: 'line',
});
