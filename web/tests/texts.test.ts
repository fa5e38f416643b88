// What a person reads stands in the catalogues alone, and what stands there is read.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type AST, parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const home = resolve(import.meta.dirname, '..');
const keys = Object.keys(JSON.parse(readFileSync(`${home}/../catalogues/en.json`, 'utf8')));

const sources = readdirSync(`${home}/src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(`${home}/src/${file}`, 'utf8') }));

const letters = /\p{L}/u;
const said = new Set(
  'alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext label placeholder title'.split(
    ' ',
  ),
);

type Node = { type: string } & Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function children(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

// The texts that an expression may come to by itself; what functions return is theirs.
function texts(node: Node): string[] {
  switch (node.type) {
    case 'Text':
      return [node.data as string];
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateElement':
      return [(node.value as { cooked: string }).cooked];
    case 'ExpressionTag':
    case 'ConditionalExpression':
    case 'LogicalExpression':
    case 'TemplateLiteral':
      return children(node).flatMap((child) => (child === node.test ? [] : texts(child)));
    default:
      return [];
  }
}

function textsOfMarkup(node: Node): string[] {
  if (node.type === 'Attribute') {
    const value = node.value as AST.Attribute['value'];
    if (!said.has(node.name as string) || value === true) return [];
    return [value].flat().flatMap((part) => texts(part as unknown as Node));
  }
  if (node.type === 'StyleDirective') return [];
  const own = node.type === 'Text' || node.type === 'ExpressionTag' ? texts(node) : [];
  return [...own, ...children(node).flatMap(textsOfMarkup)];
}

test('no component says anything by itself', () => {
  const found = sources
    .filter(({ file }) => file.endsWith('.svelte'))
    .flatMap(({ file, text }) =>
      textsOfMarkup(parse(text, { modern: true }).fragment as unknown as Node)
        .filter((said) => letters.test(said))
        .map((said) => `${file}: ${said.trim()}`),
    );
  expect(found).toEqual([]);
});

// "page.notice.${name}" as a pattern, its holes filled by `hole`.
function pattern(template: string, hole: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.]/g, '\\.'));
  return new RegExp(`^${parts.join(hole)}$`);
}

test('every key that is used exists', () => {
  const missing = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\btk?\(\s*(?:'([^']+)'|`([^`]+)`)/g)]
      .map(([, plain, template]) => plain ?? template ?? '')
      .filter((key) => !keys.some((existing) => pattern(key, '.+').test(existing)))
      .map((key) => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test('every sentence of the page is used', () => {
  const page = readFileSync(`${home}/index.html`, 'utf8');
  const used = [page, ...sources.map(({ text }) => text)].flatMap((text) =>
    [...text.matchAll(/['`{](page\.(?:\$\{[^}]*\}|[\w.-])*)['`}]/g)].map(([, key]) =>
      pattern(key ?? '', '[^.]+'),
    ),
  );
  const unused = keys.filter(
    (key) => key.startsWith('page.') && !used.some((candidate) => candidate.test(key)),
  );
  expect(unused).toEqual([]);
});
