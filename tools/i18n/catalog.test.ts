import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../launch/temporary.ts';
import { catalogText, readCatalog, sync, writeCatalog } from './catalog.ts';

const source = { a: { defaultMessage: 'Close', description: 'Button' }, b: { defaultMessage: 'Open', description: 'Button' } };

test('translations of known messages stay, others go, missing ones are listed', () => {
  const translated = { a: { defaultMessage: 'Schließen', description: 'Button' }, z: { defaultMessage: 'Weg' } };
  expect(sync(source, translated)).toEqual({ kept: { a: { defaultMessage: 'Schließen' } }, dropped: ['z'], missing: ['b'] });
});

test('a file is sorted by id and read back as it was', () => {
  const file = join(temporaryFolder(), 'lang', 'en_GB.json');
  writeCatalog(file, { b: source.b, a: source.a });
  expect(Object.keys(readCatalog(file))).toEqual(['a', 'b']);
  expect(readCatalog(file)).toEqual(source);
  expect(catalogText({ b: source.b, a: source.a })).toBe(catalogText(source));
});

test('a package without messages has no file', () => {
  const file = join(temporaryFolder({ 'lang/en_GB.json': '{}' }), 'lang', 'en_GB.json');
  writeCatalog(file, {});
  expect(existsSync(file)).toBe(false);
  expect(readCatalog(file)).toEqual({});
});

test('flat files are read alike', () => {
  const file = join(temporaryFolder({ 'de_DE.json': '{"problem.not_found.title":"Hier ist nichts."}' }), 'de_DE.json');
  expect(readCatalog(file)).toEqual({ 'problem.not_found.title': { defaultMessage: 'Hier ist nichts.' } });
});
