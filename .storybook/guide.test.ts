import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
const pages = read('docs/design/*.mdx');
const stories = read('{libs,apps/portal}/**/src/**/*.stories.tsx');

const titleOf = (page: string) => /<Meta title="([^"]+)"/.exec(page)?.[1] ?? '';

it('has a page for everything a designer or a newcomer asks', () => {
  const titles = [
    'Welcome',
    'Principles',
    'Tokens',
    'How to build a component',
    'How to build a module',
    'Accessibility',
    'Content style',
    'Change log',
  ];
  expect(pages.map(titleOf).sort()).toEqual(titles.map((title) => `Guide/${title}`).sort());
});

it('says how Foyer writes in both languages', () => {
  const style = pages.find((page) => titleOf(page) === 'Guide/Content style')!;
  expect(style).toMatch(/German/);
  expect(style).toMatch(/English/);
});

it('leads to pages that there are', () => {
  const titles = [...pages.map(titleOf), ...stories.map((story) => /title: '([^']+)'/.exec(story)?.[1] ?? '')];
  const known = new Set(titles.map(sanitize));
  const links = pages.flatMap((page) =>
    [...page.matchAll(/\bto="(?:docs|story)\/([^"]+)"/g)].map(([, id]) => id!.slice(0, id!.lastIndexOf('--'))),
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((title) => !known.has(title))).toEqual([]);
});
