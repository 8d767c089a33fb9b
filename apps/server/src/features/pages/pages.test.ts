import type { Schemas } from '@foyer/api';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { moduleOf, pageComposer } from '../../../test/compose-page.ts';
import { contentQueries } from '../../../test/content-queries.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { news } from '../../shared/content/news.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';

type Page = Schemas['Page'];

const logged: { msg: string; module?: string }[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line) as { msg: string }) });
const server = await testServer({ log });
const { db } = server.database;
let member: Browser;
beforeAll(async () => {
  member = await server.login('member');
});
afterAll(() => server.close());

const read = async (id: string = ids.pages.dashboard, query = '') => (await member.get(`/pages/${id}${query}`)).json<Page>();
const compose = pageComposer(server, () => member);

const title = { de_DE: 'Titel', en_GB: 'Title' };
const teaser = (config: object) => ({ id: 'm', type: 'articleteaser', title, config: { layout: 'grid', maxRecords: 10, ...config } });

describe('a page', () => {
  it('comes in the reader’s language with its modules in order', async () => {
    const page = await read(undefined, '?locale=en_GB');
    expect(page).toMatchObject({ id: ids.pages.dashboard, title: 'Good to see you', meta: { type: 'dashboard' } });
    expect(page.modules.map((module) => module.title)).toEqual(['In view', 'News', 'Forms', 'Pictures', 'What moves us']);
    expect(page.content_locale).toBe('en_GB');
    expect(await read(ids.pages.welcome, '?locale=fr_FR')).toMatchObject({ title: 'Welcome', content_locale: 'en_GB' });
  });

  it.each(['unknown', 'DASHBOARD', 'x'.repeat(64)])('%s is not there', async (id) => {
    const answer = await member.get(`/pages/${id}`);
    expect([answer.statusCode, answer.json<Schemas['Problem']>().code]).toEqual([404, 'not_found']);
  });

  it('of another org is not there, though one of the same id may be', async () => {
    await db.insert(pages).values([
      { id: 'secret', orgId: ids.otherOrg, title: { de_DE: 'Geheim' }, modules: [] },
      { id: ids.pages.dashboard, orgId: ids.otherOrg, title: { de_DE: 'Fremd' }, modules: [] },
    ]);
    expect((await member.get('/pages/secret')).statusCode).toBe(404);
    expect((await read(undefined, '?locale=nl_NL')).title).toBe('Good to see you');
  });

  it('is for members', async () => {
    expect((await (await server.guest()).get(`/pages/${ids.pages.dashboard}`)).statusCode).toBe(401);
  });

  it('shows another process’s change within a second', async () => {
    await read();
    await db
      .update(pages)
      .set({ title: { de_DE: 'Neu' } })
      .where(and(eq(pages.id, ids.pages.dashboard), eq(pages.orgId, ids.org)));
    await expect.poll(async () => (await read()).title, { timeout: 1500 }).toBe('Neu');
  });

  it('reads each module in one query, however many ask at once', async () => {
    const answers: Page[] = [];
    const statements = await contentQueries(server.database, async () => {
      answers.push(...(await Promise.all(Array.from({ length: 30 }, () => read(undefined, '?locale=ar')))));
    });
    expect(new Set(answers.map((page) => JSON.stringify(page))).size).toBe(1);
    expect(statements).toHaveLength(1 + answers[0]!.modules.length);
  });
});

describe('a module that cannot be shown', () => {
  const fine = { id: 'fine', type: 'downloads', title, config: { mediaIds: [ids.media.file] } };
  const entry = { id: 'entry 1', title, description: title };

  it.each([
    ['of unknown type', { id: 'odd', type: 'hologram', title, config: {} }],
    ['named like something every object has', { id: 'odd', type: 'constructor', title, config: {} }],
    ['without configuration', { id: 'odd', type: 'gallery', title }],
    ['whose query fails', { ...teaser({ maxRecords: 1.5 }), id: 'odd' }],
    ['against the contract', { id: 'odd', type: 'text_image_switch', title, config: { buttons: 'none', entries: [entry] } }],
    ['with a wrong option', { id: 'odd', type: 'topteaser', title, config: { maxRecords: 1, isCircle: true, sliderInterval: 1 } }],
  ])('%s is left out and reported', async (_, odd) => {
    logged.length = 0;
    const page = await compose([odd, fine]);
    expect(page.modules.map(({ id }) => id)).toEqual(['fine']);
    expect(logged).toContainEqual(expect.objectContaining({ module: 'odd' }));
  });

  it.each<[string, unknown, string[], string]>([
    ['no list', 'modules', [], 'A page holds no list of modules'],
    ['no modules', [null, 'text', 7, { type: 'gallery' }, fine], ['fine'], 'A module is stored in a shape that cannot be shown'],
  ])('because they are %s leaves the page there', async (_, modules, shown, msg) => {
    logged.length = 0;
    expect((await compose(modules as object[])).modules.map(({ id }) => id)).toEqual(shown);
    expect(logged).toContainEqual(expect.objectContaining({ msg }));
  });
});

describe('articleteaser', () => {
  it.each([
    ['ten', { maxRecords: 10 }, 10, 10, true],
    ['at most ten', { maxRecords: 50 }, 10, 10, true],
    ['at least one', { maxRecords: 0 }, 1, 1, true],
    ['what there is', { maxRecords: 10, category: [ids.categories.hotels] }, 10, 6, false],
    ['just as many as there are', { maxRecords: 6, category: [ids.categories.hotels] }, 6, 6, false],
    ['all but one', { maxRecords: 5, category: [ids.categories.hotels] }, 5, 5, true],
    ['two side by side', { maxRecords: 10, layout: 'horizontal' }, 2, 2, true],
    ['nothing of an unknown category', { maxRecords: 10, category: ['nobody'] }, 10, 0, false],
  ])('shows %s', async (_, config, maxRecords, shown, more) => {
    const module = moduleOf(await compose([teaser(config)]), 'articleteaser');
    expect(module.options).toMatchObject({ maxRecords, has_more: more });
    expect(module.results).toHaveLength(shown);
  });

  it('names its filters, so that show-more can ask the list for the next page', async () => {
    const filtered = moduleOf(await compose([teaser({ maxRecords: 3, category: [ids.categories.people] })]), 'articleteaser');
    expect(filtered.options.filters).toEqual({ category: [ids.categories.people] });
    const next = await member.get(`/news?page=2&limit=3&filters[category][]=${ids.categories.people}`);
    const all = [...filtered.results, ...next.json<Schemas['NewsList']>().results].map(({ id }) => id);
    expect(all).toEqual(['article-2', 'article-4', 'article-6', 'article-8', 'article-10', 'article-12']);
    expect(moduleOf(await compose([teaser({ category: [] })]), 'articleteaser').options.filters).toEqual({});
  });
});

describe('topteaser', () => {
  const top = (config: object) => ({ id: 'm', type: 'topteaser', title, config: { isCircle: false, sliderInterval: null, ...config } });

  it('shows published top stories of the org, newest first', async () => {
    await db.update(news).set({ topStory: true }).where(eq(news.id, ids.news.future));
    const module = moduleOf(await compose([top({ maxRecords: 5 })]), 'topteaser');
    expect(module.results.map(({ id }) => id)).toEqual(['article-1', 'article-2', 'article-3']);
    expect(module.options).toEqual({ isCircle: false, sliderInterval: null });
    expect(moduleOf(await compose([top({ maxRecords: 2 })]), 'topteaser').results).toHaveLength(2);
  });

  it('counts nothing where likes or comments are not allowed', async () => {
    const { results } = moduleOf(await compose([teaser({})]), 'articleteaser');
    const counts = Object.fromEntries(results.map((article) => [article.id, article]));
    expect(counts[ids.news.withoutLikes]).toMatchObject({ likes_allowed: false, likes_count: 0 });
    expect(counts[ids.news.withoutComments]).toMatchObject({ comments_allowed: false, comments_count: 0 });
  });
});

describe('media modules', () => {
  const chosen = ['gone', ids.media.publicPhoto, ids.media.otherOrg, ids.media.file, ids.media.photo, ids.media.publicPhoto];
  const shown = [ids.media.publicPhoto, ids.media.file, ids.media.photo];

  it('downloads keeps the editor’s order and leaves out what is gone or another org’s', async () => {
    const module = moduleOf(await compose([{ id: 'm', type: 'downloads', title, config: { mediaIds: chosen } }]), 'downloads');
    expect(module.results.map(({ id }) => id)).toEqual(shown);
    expect(module.results[1]).toMatchObject({ title: 'Hygieneplan', type: 'application/pdf' });
    expect(module.results[1]?.link).toMatch(/^\/api\/v2\/media\/plan\.[0-9a-f]{12}\.pdf$/);
  });

  it('gallery shows pictures and offers the rest as files', async () => {
    const module = moduleOf(await compose([{ id: 'm', type: 'gallery', title, config: { mediaIds: chosen } }], 'en_GB'), 'gallery');
    expect(module.results.map(({ id, image }) => [id, image?.alt ?? null])).toEqual([
      [ids.media.publicPhoto, 'The house in the evening'],
      [ids.media.file, null],
      [ids.media.photo, 'The house in the evening'],
    ]);
  });
});

describe('text_image_switch', () => {
  const entry = { id: 'e1', title, description: title };
  const show = async (buttons: string, values: object = {}) => {
    const module = { id: 'm', type: 'text_image_switch', title, config: { buttons, entries: [{ ...entry, ...values }] } };
    return moduleOf(await compose([module]), 'text_image_switch');
  };

  it.each([
    ['each', { show_buttons: true, use_single_button: false, no_button: false }],
    ['single', { show_buttons: false, use_single_button: true, no_button: false }],
    ['none', { show_buttons: false, use_single_button: false, no_button: true }],
  ])('with the buttons %s says %j', async (buttons, options) => {
    expect((await show(buttons)).options).toEqual(options);
  });

  it.each([
    [
      { buttonText: title, buttonUrl: '/news' },
      { button_text: 'Titel', button_url: '/news' },
    ],
    [
      { buttonText: title, buttonUrl: 'https://a.example/' },
      { button_text: 'Titel', button_url: 'https://a.example/' },
    ],
    [
      { buttonText: title, buttonUrl: '//evil.example' },
      { button_text: null, button_url: null },
    ],
    [
      { buttonText: title, buttonUrl: 'javascript:alert(1)' },
      { button_text: null, button_url: null },
    ],
    [{ buttonText: title }, { button_text: null, button_url: null }],
    [{ buttonUrl: '/news' }, { button_text: null, button_url: null }],
  ])('turns the button %j into %j', async (values, button) => {
    expect((await show('each', values)).results).toMatchObject([button]);
  });

  it('says in which language each entry is', async () => {
    const english = { en_GB: 'Only in English' };
    const results = async (values: object) => (await show('none', values)).results.map(({ content_locale: locale }) => locale);
    expect(await results({})).toEqual(['de_DE']);
    expect(await results({ description: english })).toEqual(['en_GB']);
    expect(await results({ title: english, description: {} })).toEqual(['en_GB']);
  });

  it('shows the org’s pictures only', async () => {
    expect((await show('none', { imageId: ids.media.photo })).results[0]?.image?.id).toBe(ids.media.photo);
    expect((await show('none', { imageId: ids.media.otherOrg })).results[0]?.image).toBeNull();
    expect((await show('none')).results[0]?.image).toBeNull();
  });
});
