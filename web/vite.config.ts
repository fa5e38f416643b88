import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './catalogue.ts';
import { finish } from './finish.ts';
import { engineOptions } from './options.ts';

export default defineConfig({
  // Relative, so that the page runs from any folder of any static host.
  base: './',
  plugins: [svelte(), catalogues(), engineOptions(), finish()],
  resolve: {
    alias: [
      // Messages come parsed (catalogue.ts).
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
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
  // The engine, the catalogues and the puzzles lie beside this folder.
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../build/page',
    emptyOutDir: true,
    target: 'es2022',
    // Types that a browser too old for the page would not know are not worked around.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'src/service-worker.ts'],
      output: {
        // A service worker is known by its address, and has to lie above all that it keeps.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        // Some static hosts keep files that begin with _ to themselves.
        chunkFileNames: ({ name }) => `assets/${name.replace(/^_/, '')}-[hash].js`,
      },
    },
  },
  test: { environment: 'happy-dom', include: ['{src,tests}/**/*.test.ts'] },
});
