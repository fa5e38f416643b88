// Renders public/icon.svg as the PNG files that the manifest and phones ask for. To be run again
// after a change of the drawing: `npm run icons`.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from '@playwright/test';

const folder = resolve(import.meta.dirname, '../public');
const drawing = readFileSync(`${folder}/icon.svg`, 'utf8');
// A launcher cuts a maskable icon to its own shape: the ground has to reach the edges, and what is
// drawn has to stay in the middle.
const square = drawing.replace(' rx="112"', '');
const pictures = [
  { name: 'icon-192', size: 192, svg: drawing },
  { name: 'icon-512', size: 512, svg: drawing },
  { name: 'icon-maskable-512', size: 512, svg: square },
  { name: 'apple-touch-icon', size: 180, svg: square },
];

for (const { name, size, svg } of pictures) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
    await page.screenshot({ path: `${folder}/${name}.png`, omitBackground: true });
  });
}
