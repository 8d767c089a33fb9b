import hash from '@emotion/hash';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { shortIdentifiers } from './short-identifiers.ts';

const root = mkdtempSync(join(tmpdir(), 'foyer-identifiers-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text = '') => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const portal = join(root, 'apps/portal');
write('apps/portal/package.json', '{ "name": "@foyer/portal" }');
const files = Array.from({ length: 200 }, (_, index) => `src/part-${index}.css.ts`);
files.forEach((file) => write(`libs/ui/${file}`));

const hashOf = (file: string) => hash(`@foyer/portal../../libs/ui/${file}`);
const of = (file: string, index: number) => ({ hash: hashOf(file) + index.toString(36) });

it('gives each class of each file a short name of its own, the same in every build', () => {
  const [one, other] = [shortIdentifiers(root, portal), shortIdentifiers(root, portal)];
  const names = files.flatMap((file) => [0, 1, 36].map((index) => one(of(file, index))));
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^[b-zB-Z][\da-zA-Z]\w{1,2}$/.test(name))).toBe(true);
  expect(files.flatMap((file) => [0, 1, 36].map((index) => other(of(file, index))))).toEqual(names);
});

it('leaves the name of a file that is not of the project', () => {
  expect(shortIdentifiers(root, portal)({ hash: '1zzzzzz0' })).toBe('_1zzzzzz0');
});
