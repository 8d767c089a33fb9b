import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { moduleOf, pageComposer } from '../../../../test/compose-page.ts';
import { fixtureNow, ids } from '../../../../test/fixture.ts';
import { testServer } from '../../../../test/harness.ts';
import { orgs } from '../../../platform/orgs/orgs.tables.ts';
import { webFeeds, webNews } from '../../webnews/webnews.tables.ts';

const server = await testServer();
const { db } = server.database;
let member: Browser;
const compose = pageComposer(server, () => member);

const feed = (id: string, more: Partial<typeof webFeeds.$inferInsert> = {}): typeof webFeeds.$inferInsert => ({
  ...{ id, orgId: ids.org, url: `https://www.${id}.example/feed`, active: false },
  ...more,
});
const item = (feedId: string, number: number, more: Partial<typeof webNews.$inferInsert> = {}): typeof webNews.$inferInsert => ({
  ...{ id: `${feedId}-${number}`, orgId: ids.org, feedId, guid: String(number), title: `Titel ${number}`, description: `Text ${number}` },
  publishedAt: new Date(fixtureNow.getTime() - number * 3_600_000),
  ...more,
});

beforeAll(async () => {
  member = await server.login('member');
  await db
    .insert(webFeeds)
    .values([feed('press', { title: 'Kurier', newsType: 'press' }), feed('blog'), feed('foreign', { orgId: ids.otherOrg })]);
  await db.insert(webNews).values([
    ...Array.from({ length: 9 }, (_, index) => item('press', index + 1)),
    item('blog', 20, {
      authorName: 'Eva',
      authorLink: 'https://eva.example/',
      link: 'https://blog.example/20',
      imageId: ids.media.publicPhoto,
    }),
    item('blog', 21, { imageId: ids.media.otherOrg }),
    item('foreign', 1, { orgId: ids.otherOrg }),
  ]);
});
afterAll(() => server.close());

const show = async (config: object) =>
  moduleOf(await compose([{ id: 'm', type: 'webnews', title: { de_DE: 'Aus dem Netz' }, config }]), 'webnews');

describe('webnews', () => {
  it.each([
    ['seven', { maxRecords: 7 }, 7, 7, true],
    ['at most seven', { maxRecords: 30 }, 7, 7, true],
    ['at least one', { maxRecords: 0 }, 1, 1, true],
    ['those of a feed', { maxRecords: 3, feed: ['blog'] }, 3, 2, false],
    ['just as many as there are', { maxRecords: 2, feed: ['blog'] }, 2, 2, false],
    ['nothing of another customer’s feed', { maxRecords: 3, feed: ['foreign'] }, 3, 0, false],
  ])('shows %s', async (_, config, maxRecords, shown, more) => {
    const { options, results } = await show(config);
    expect(options).toEqual({ maxRecords, show_title: true, filters: 'feed' in config ? { feed: config.feed } : {}, has_more: more });
    expect(results).toHaveLength(shown);
  });

  it('gives everything of a piece of news', async () => {
    expect((await show({ maxRecords: 7, feed: ['blog'] })).results).toMatchObject([
      {
        id: 'blog-20',
        newsType: 'news',
        img: { id: ids.media.publicPhoto },
        author: { name: 'Eva', link: 'https://eva.example/' },
        created_at: '2026-11-17T12:00:00.000Z',
        title: 'Titel 20',
        description: 'Text 20',
        link: 'https://blog.example/20',
      },
      // Neither named nor with a title: its address is all there is.
      { id: 'blog-21', img: null, author: { name: 'blog.example', link: null }, link: null },
    ]);
    expect((await show({ maxRecords: 1 })).results).toMatchObject([{ newsType: 'press', author: { name: 'Kurier' } }]);
  });

  it('leaves titles out where the customer wants none', async () => {
    const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
    const { settings } = org!;
    await db
      .update(orgs)
      .set({ settings: { ...settings, baseOptions: { ...settings.baseOptions, showTitleInWebNews: false } } })
      .where(eq(orgs.id, ids.org));
    expect((await show({ maxRecords: 1 })).options.show_title).toBe(false);
    await db.update(orgs).set({ settings }).where(eq(orgs.id, ids.org));
  });
});
