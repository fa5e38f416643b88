import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './catalogue.ts';

export default defineConfig({
  // Relative, so that the page runs from any folder of any static host.
  base: './',
  plugins: [svelte(), catalogues()],
  resolve: {
    alias: [
      // With what follows it: `$module?url`.
      {
        find: /^\$module\b/,
        replacement: resolve(import.meta.dirname, '../build/wasm/linger.wasm'),
      },
    ],
    // Tests in happy-dom want the browser's Svelte.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  worker: { format: 'es' },
  build: {
    outDir: '../build/page',
    emptyOutDir: true,
    target: 'es2022',
    // Types that a browser too old for the page would not know are not worked around.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
