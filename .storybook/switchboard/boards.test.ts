import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../libs/modules');
const modules = readdirSync(folder);

// It fills the window and sets the page's own size of letters: two of them cannot stand on one page.
const pages = ['bubble-tool'];

it.each(modules)('%s is shown in all its states at once', (name) => {
  const text = readFileSync(join(folder, name, 'src', name, `${name}.stories.tsx`), 'utf8');
  const board = new RegExp(`switchboard: (?:\\{ module: )?'${name}'`).test(text);
  expect(board).toBe(!pages.includes(name));
  expect(text).toMatch(/^export const RightToLeft\b/m);
  expect(text).toMatch(/^export const LongGerman\b/m);
});
