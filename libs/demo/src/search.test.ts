// @embedded: words, stems and compounds are looked up by the database's own full text search
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openFolderFiles } from '@foyer/server/seed';
import { emptyDatabase, openSearch } from '@foyer/server/testing';
import { seedDemo } from './seed.ts';

// To draw the demo takes most of the time, and no one looks at it here.
vi.mock('./art/index.ts', async (original) => {
  const nothing = () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
  return { ...(await original<object>()), drawHotel: nothing, drawTheme: nothing, drawPortrait: nothing };
});

/** Language, what is typed, the kind that comes first and its first title (null: an article whose title is marked), and what was meant. */
type Row = [locale: string, query: string, kind: string, title: string | null, meant?: string];

interface Found {
  did_you_mean: string | null;
  groups: { area: string; results: { title: string; title_marks: unknown[] }[] }[];
}

const rows = JSON.parse(readFileSync(new URL('search-queries.json', import.meta.url), 'utf8')) as Row[];
const now = new Date('2026-03-02T09:30:00.000Z');
const patience = 240_000;

let close = async (): Promise<void> => undefined;
let search: (locale: string, query: string) => Promise<Found>;
beforeAll(async () => {
  const empty = await emptyDatabase();
  await seedDemo({ db: empty.database.db, files: openFolderFiles(empty.config.dataDir), now });
  const server = await openSearch(empty);
  search = async (locale, query) => (await server.member.get(`/search?locale=${locale}&limit=1&q=${encodeURIComponent(query)}`)).json();
  close = async () => {
    await server.close();
    await empty.remove();
  };
}, patience);
afterAll(() => close());

describe('the demo', { timeout: patience }, () => {
  it.each(rows)('in %s, %j finds first of the %s %j', async (locale, query, kind, title, meant) => {
    const { groups, did_you_mean: corrected } = await search(locale, query);
    const [first] = groups;
    expect(first?.area).toBe(kind);
    expect(corrected).toBe(meant ?? null);
    if (title === null) expect(first?.results[0]?.title_marks).not.toEqual([]);
    else expect(first?.results[0]?.title).toBe(title);
  });

  it('the page of a house is found by the name of the house', async () => {
    const { groups } = await search('de_DE', 'Seehof Lindau');
    expect(groups.find(({ area }) => area === 'pages')?.results[0]?.title).toBe('Unser Stammhaus');
  });
});
