import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync('{libs,apps/portal}/**/src/**/*.stories.tsx', { cwd: root, exclude: ['**/node_modules'] });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Elements for other websites show what their component's board shows; the others are parts, or pages of many components. */
const without = /\/(element|widget-part)\.stories|\/(lists-in-a-dialog|theme|mention-picker|page-view|scripts|hostile-html)\.stories/;

it.each(files.filter((file) => !without.test(file)))('%s has one board, and no story that repeats a cell of it', (file) => {
  const text = read(file);
  expect(text.match(/^export const Board = board<Story>\(/gm)).toHaveLength(1);
  expect(text).not.toMatch(/^export const (Dark|RightToLeft|LongGerman|LongWords|EndlessWord)\b/m);
  expect(text, 'its states in dark are `more` of its board').not.toContain("theme: 'dark'");
});

// It fills the window and sets the page's own size of letters: two of them cannot be on one page.
const pages = ['bubble-tool'];
const ownStories = /^libs\/modules\/([^/]+)\/src\/\1\/\1\.stories\.tsx$/;

it.each(files.filter((file) => ownStories.test(file)))('%s shows its module in all its states at once', (file) => {
  const name = basename(file, '.stories.tsx');
  const board = read(file).slice(read(file).indexOf('export const Board'));
  expect(board.includes(`states: '${name}'`)).toBe(!pages.includes(name));
  expect(board).toMatch(/\brightToLeft\b/);
  expect(board).toMatch(/\blong\b/);
});
