import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { checkSettings } from '@foyer/server/seed';
import { words } from './settings.ts';

const root = resolve(import.meta.dirname, '../../../..');
const idsOf = (folder: string) => Object.keys(JSON.parse(readFileSync(resolve(root, folder, 'lang/en_GB.json'), 'utf8')) as object);

it('replaces messages that the portal has, the same ones in every language', () => {
  const known = new Set(['apps/portal', 'libs/modules/articleteaser'].flatMap(idsOf));
  const [first, ...others] = Object.values(words).map((texts) => Object.keys(texts).sort());
  expect(first!.filter((id) => !known.has(id))).toEqual([]);
  for (const other of others) expect(other).toEqual(first);
  expect(checkSettings({ translations: words })).toEqual([]);
});
