// What becomes of the files once they are built: the list that the service worker keeps, compressed
// siblings for the server, and a limit on what a first visit loads.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

/** Bytes, compressed by gzip: all that has come when the first own hand lies on the table. */
const limit = 250_000;

// Files that are compressed already, or too small to gain anything.
const compressed = /\.(png|br|gz)$/;
const small = 1024;

const worker = 'service-worker.js';

export function finish(): Plugin {
  let config: ResolvedConfig;
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'finish',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: (_, written) => {
      bundle = written;
    },
    closeBundle: () => {
      const folder = resolve(config.root, config.build.outDir);
      listFiles(folder);
      compress(folder);
      checkSize(folder, bundle);
    },
  };
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(`${folder}/${file}`).isFile() && !/\.(br|gz)$/.test(file))
    .sort();
}

// Not the pictures of the icon: they are fetched once, by who installs the page.
function listFiles(folder: string) {
  const files = filesOf(folder).filter((file) => file !== worker && !/\.png$/.test(file));
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(`${folder}/${file}`));
  const version = hash.digest('hex').slice(0, 12);
  // Under the name that it is visited by: some hosts send index.html elsewhere.
  const names = files.map((file) => (file === 'index.html' ? './' : file));
  const script = readFileSync(`${folder}/${worker}`, 'utf8')
    .replaceAll('__VERSION__', JSON.stringify(version))
    .replaceAll('__FILES__', JSON.stringify(names));
  writeFileSync(`${folder}/${worker}`, script);
}

function compress(folder: string) {
  for (const file of filesOf(folder).filter((name) => !compressed.test(name))) {
    const path = `${folder}/${file}`;
    const content = readFileSync(path);
    if (content.length < small) continue;
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(content));
  }
}

// The start, the table, both workers' script, the module, and the larger language.
function checkSize(folder: string, bundle: Rolldown.OutputBundle) {
  const names = Object.keys(bundle);
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  const called = (pattern: RegExp) => names.filter((name) => pattern.test(name));
  const module = (pattern: RegExp) =>
    chunks.filter(({ facadeModuleId }) => pattern.test(facadeModuleId ?? ''));
  const needed = new Set(['index.html', 'begin.js', ...called(/\.wasm$|\/worker-[^/]+\.js$/)]);
  for (const { fileName } of [...module(/index\.html$/), ...module(/screens\/Table\.svelte$/)])
    addWithImports(fileName, bundle, needed);
  const size = (file: string) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;
  const language = Math.max(...called(/catalogue_\w\w-first-/).map(size));
  const total = language + [...needed].map(size).reduce((a, b) => a + b, 0);
  const said = `The first visit loads ${total} bytes, compressed; the limit is ${limit}.`;
  // Not a number where a file has another name than is looked for here.
  if (!(total > 0 && total <= limit)) throw new Error(said);
  console.log(said);
}

function addWithImports(name: string, bundle: Rolldown.OutputBundle, needed: Set<string>) {
  const chunk = bundle[name];
  if (needed.has(name) || chunk?.type !== 'chunk') return;
  needed.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style);
  for (const imported of chunk.imports) addWithImports(imported, bundle, needed);
}
