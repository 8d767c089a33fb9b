import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { namesIn, readJson, readPage } from './read-content.ts';
import { settings } from './schemas.ts';

it('a file that does not fit is named, with the place that does not', () => {
  expect(() => readJson('people/accounts.json', z.array(z.object({ username: z.int() })))).toThrow(
    /people\/accounts\.json does not fit: [^]*\[0\]\.username/,
  );
});

it('an article is read as its headlines and its body', () => {
  const { front, body } = readPage('articles/kitchen/recipe-dal/fr_FR.md', z.object({ titles: z.array(z.string()) }));
  expect(front.titles).toEqual(['La recette de la semaine\u00a0: le dal de lentilles {from}']);
  expect(body).toMatch(/^Dans un hôtel.+\n\n## Pour \{people\} personnes\n\n- /);
});

it('a text without headlines is no article', () => {
  expect(() => readPage('legal/imprint/de_DE.md', z.object({}))).toThrow('legal/imprint/de_DE.md does not begin with front matter');
});

it('settings that the server would not take are refused', () => {
  expect(settings.safeParse({ loginIdentifier: 'shoe size' }).success).toBe(false);
});

it('the order of names does not depend on the disk', () => {
  expect(namesIn('articles/hotels')).toEqual(['house-birthday', 'opening', 'reopening', 'rooms-by-staff', 'spa']);
});

it('French lines do not begin with a colon, nor end with a quotation mark that opens', () => {
  const folder = join(import.meta.dirname, '../content');
  const french = globSync('**/fr_FR.{md,json}', { cwd: folder });
  expect(french.length).toBeGreaterThan(20);
  expect(french.filter((file) => /\S [:;!?»](?=\s|$)|« /m.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});
