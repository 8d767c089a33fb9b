// @embedded: texts are folded by the database's own functions
import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { news } from '../../shared/content/news.tables.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { searchServer } from './search.test-helpers.ts';

const server = await searchServer();
const { db } = server.database;
let member: Browser;

const person = (id: string, firstname: string, lastname: string, more: Partial<typeof users.$inferInsert> = {}) => ({
  ...{ id, orgId: ids.org, username: id, email: `${id}@aurelia.example`, firstname, lastname, passwordHash: null },
  ...more,
});

const story = (id: string, title: string, teaser: string, more: Partial<typeof news.$inferInsert> = {}): typeof news.$inferInsert => ({
  ...{ id, orgId: ids.org, authorId: ids.users.editor, title: { de_DE: title }, teaser: { de_DE: teaser }, content: { de_DE: '' } },
  publishDate: new Date('2026-01-01'),
  ...more,
});

beforeAll(async () => {
  await db
    .insert(users)
    .values([
      person('jose', 'José', 'Müller', { title: { de_DE: 'Köchin', en_GB: 'Cook' }, hotelId: 'hotel-kurpark', language: 'fr_FR' }),
      person('left', 'Josefa', 'Müller', { active: false }),
      person('waiting', 'Josefine', 'Müller', { emailConfirmedAt: null }),
      person('percent', 'Prozent', '100%_Ziel'),
      { ...person('foreign', 'José', 'Müller'), orgId: ids.otherOrg },
    ]);
  await db
    .insert(news)
    .values([
      story('in-text', 'Aus den Häusern', 'Ein Übergang im Park'),
      story('in-word', 'Der Bergübergang', 'Wandern'),
      story('word-older', 'Neuer Übergang', 'Bauen', { publishDate: new Date('2025-01-01') }),
      story('word', 'Zweiter Übergang', 'Bauen'),
      story('first', 'ÜBERGANG gebaut', 'Bauen', { publishDate: new Date('2024-01-01') }),
      story('later', 'Übergang morgen', '', { publishDate: new Date('2999-01-01') }),
      story('foreign-news', 'Übergang', '', { orgId: ids.otherOrg, authorId: ids.users.outsider }),
      story('markup', '<img src=x onerror=alert(1)>', 'Auszeichnung'),
    ]);
  await db.insert(pages).values([{ id: 'crossing', orgId: ids.org, title: { de_DE: 'Übergänge', en_GB: 'Crossings' }, modules: [] }]);
  const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
  const field = (fieldId: Schemas['SearchFieldId'], de: string) => ({ fieldId, name: { de_DE: de } });
  const fields = [field('name', 'Name'), field('title', 'Position'), field('hotel', 'Haus'), field('language', 'Sprache')];
  await db
    .update(orgs)
    .set({ settings: { ...org!.settings, advancedSearch: { type: 'extended', fields } } })
    .where(eq(orgs.id, ids.org));
  await server.index();
  member = await server.login('member');
});
afterAll(() => server.close());

const search = async (query: string, who = member) => (await who.get(`/search?locale=de_DE&${query}`)).json<Schemas['SearchResults']>();
const found = ({ groups }: Schemas['SearchResults']) =>
  Object.fromEntries(groups.map(({ area, results }) => [area, results.map(({ id }) => id)]));

describe('the search', () => {
  it('finds news, pages and people, the best first, each area with its count', async () => {
    const results = await search('q=%20übergang');
    expect(found(results)).toEqual({ news: ['first', 'word', 'word-older', 'in-word', 'in-text'], pages: ['crossing'] });
    expect(results).toMatchObject({
      total: 6,
      groups: [
        { area: 'news', total: 5, pagination: { self: 1, last: 1 } },
        { area: 'pages', total: 1 },
      ],
    });
    expect(found(await search('q=jose'))).toEqual({ people: ['jose'] });
  });

  it.each([
    ['MUELLER', ['jose']],
    ['müller', ['jose']],
    ['MULLER jos', ['jose']],
    ['köchin', ['jose']],
    // Too short for an index: in the name, in the title, in both by one word each, in none but the title of another language.
    ['mü', ['jose']],
    ['kö', ['jose']],
    ['JO kö', ['jose']],
    ['jo ck', []],
    ['ok', []],
    ['müller kö', ['jose']],
    ['berger kö', []],
    ['jose berger', []],
    ['100%', ['percent']],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["'; drop table users; --", []],
  ])('finds by %j the people %j', async (q, people) => {
    expect(found(await search(`area=people&q=${encodeURIComponent(q)}`))).toEqual(people.length > 0 ? { people } : {});
  });

  it('looks in the reader’s language', async () => {
    const english = (await member.get('/search?locale=en_GB&q=crossing')).json<Schemas['SearchResults']>();
    expect(found(english)).toEqual({ pages: ['crossing'] });
    expect((await search('q=crossing')).total).toBe(0);
  });

  it('gives texts as they are, for the reader to show as text', async () => {
    const [group] = (await search('q=onerror')).groups;
    expect(group!.results).toMatchObject([{ id: 'markup', title: '<img src=x onerror=alert(1)>', date: '2026-01-01T00:00:00.000Z' }]);
  });

  it('is cut into pages, and a page beyond the last is empty but counted', async () => {
    const second = await search('q=meldung&area=news&limit=5&page=2');
    expect(second.groups).toMatchObject([{ total: 12, pagination: { self: 2, prev: 1, next: 3, last: 3, limit: 5 } }]);
    expect(second.groups[0]!.results.map(({ id }) => id)).toEqual(['article-6', 'article-7', 'article-8', 'article-9', 'article-10']);
    const beyond = await search('q=meldung&area=news&limit=5&page=9');
    expect(beyond.groups).toMatchObject([{ total: 12, results: [], pagination: { self: 9, prev: 3, next: null } }]);
  });

  it.each(['', 'q=', 'q=%20%20', 'type=extendedSearch&field_id=name&query=%20'])('finds nothing for "%s"', async (query) => {
    expect(await search(query)).toEqual({ total: 0, counts: [], did_you_mean: null, groups: [] });
  });

  it('is for members, and each customer finds their own', async () => {
    const guest = await server.guest();
    expect((await guest.get('/search?q=jose')).statusCode).toBe(401);
    expect((await guest.get('/search/fields')).statusCode).toBe(401);
    expect((await guest.get('/search/suggestions?field_id=name&query=j')).statusCode).toBe(401);
  });

  it('leaves out the dashboard', async () => {
    expect((await search('q=guten tag')).total).toBe(0);
  });
});

describe('the extended search', () => {
  it.each([
    ['name', 'müller', ['jose']],
    ['title', 'koch', ['jose']],
    ['hotel', 'kurpark', ['member', 'superadmin', 'jose', 'editor'].map((id) => (id === 'jose' ? id : `user-${id}`))],
    ['language', 'franz', ['jose']],
    ['language', 'français', ['jose']],
    ['name', 'kurpark', []],
  ])('by %s finds for %j the people %j', async (field, query, people) => {
    const results = await search(`type=extendedSearch&field_id=${field}&query=${encodeURIComponent(query)}&limit=50`);
    expect([...(found(results).people ?? [])].sort()).toEqual([...people].sort());
  });

  it('needs a field that is offered', async () => {
    expect((await member.get('/search?type=extendedSearch&query=x')).json<Schemas['Problem']>().errors).toMatchObject([
      { field: 'field_id', code: 'required' },
    ]);
    expect((await member.get('/search?type=extendedSearch&field_id=salary&query=x')).statusCode).toBe(400);
  });

  it('names its fields', async () => {
    const fields = (await member.get('/search/fields?locale=de_DE')).json<Schemas['SearchField'][]>();
    expect(fields.map(({ field_id: id, name }) => [id, name])).toEqual([
      ['name', 'Name'],
      ['title', 'Position'],
      ['hotel', 'Haus'],
      ['language', 'Sprache'],
    ]);
  });

  const suggest = async (field: string, query: string) =>
    (await member.get(`/search/suggestions?locale=de_DE&field_id=${field}&query=${encodeURIComponent(query)}`)).json<
      Schemas['SearchSuggestion'][]
    >();

  it.each([
    ['name', 'JOSE', [{ id: 'jose', title: 'José Müller' }]],
    ['title', 'köch', [{ id: 'Köchin', title: 'Köchin' }]],
    ['title', 'emp', [{ id: 'Empfang', title: 'Empfang' }]],
    ['hotel', 'am kur', [{ id: 'hotel-kurpark', title: 'Hotel am Kurpark' }]],
    ['language', 'itali', [{ id: 'it_IT', title: 'Italienisch' }]],
    ['name', '100%_', [{ id: 'percent', title: 'Prozent 100%_Ziel' }]],
    ['name', ' ', []],
    ['name', 'fremd', []],
  ])('suggests for %s and %j: %j', async (field, query, expected) => {
    expect(await suggest(field, query)).toEqual(expected);
  });

  it('suggests at most ten, those that begin with it first', async () => {
    await db
      .insert(users)
      .values(Array.from({ length: 12 }, (_, index) => person(`zoe-${index}`, 'Anna', `Zoe${String.fromCodePoint(97 + index)}`)));
    await db.insert(users).values([person('zoe-first', 'Zoe', 'Zander')]);
    const titles = (await suggest('name', 'zoe')).map(({ title }) => title);
    expect(titles).toHaveLength(10);
    expect(titles[0]).toBe('Zoe Zander');
  });

  it('is off for a customer that does not offer it', async () => {
    const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
    await db
      .update(orgs)
      .set({ settings: { ...org!.settings, advancedSearch: { type: 'basic' } } })
      .where(eq(orgs.id, ids.org));
    await expect.poll(async () => (await member.get('/search/fields')).json(), { timeout: 3000 }).toEqual([]);
    expect((await member.get('/search/suggestions?field_id=name&query=j')).statusCode).toBe(404);
    expect((await member.get('/search?type=extendedSearch&field_id=name&query=j')).statusCode).toBe(404);
  });
});
