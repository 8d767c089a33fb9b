import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { guidance } from './guidance/index.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Pages that show how components work together. */
const ofMany = ['Focus ring', 'Form', 'Frame', 'Layout', 'Lists in a dialog', 'Motion', 'Theme', 'Typography'];

const pages = globSync('libs/ui/src/*/*.stories.tsx', { cwd: root })
  .map((file) => ({ text: read(file), name: /title: 'UI\/\w+\/([^']+)'/.exec(read(file))?.[1] ?? file }))
  .filter(({ name }) => !ofMany.includes(name));

it('is there for the page of every component, and for no other', () => {
  expect(Object.keys(guidance).sort()).toEqual(pages.map(({ name }) => name).sort());
});

it('names the keys of what a keyboard can reach', () => {
  const reached = pages.filter(({ text }) => /^export const Keyboard\b/m.test(text));
  expect(reached.length).toBeGreaterThan(30);
  expect(reached.filter(({ name }) => !guidance[name]?.keys?.length).map(({ name }) => name)).toEqual([]);
});

it('imports what there is', () => {
  const exported = new Set(read('libs/ui/src/index.ts').match(/\w+/g));
  const imported = Object.entries(guidance).flatMap(([name, { exports = [name] }]) => exports);
  expect(imported.filter((name) => !exported.has(name))).toEqual([]);
});

it('says what to do and what not', () => {
  const silent = Object.values(guidance).filter(({ use, avoid }) => use.length < 20 || !avoid.startsWith('Do not '));
  expect(silent).toEqual([]);
});
