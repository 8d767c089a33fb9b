// @embedded: background work on the one connection
import type { Schemas } from '@foyer/api';
import { StoreUnavailable } from '@foyer/media-files';
import { createOutbound } from '@foyer/outbound';
import { serveWebsite, type Website } from '@foyer/outbound/testing';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { webFeeds, webNews } from './webnews.tables.ts';
import { testJobs } from '../../platform/jobs/jobs.test-helpers.ts';
import { jobs } from '../../platform/jobs/jobs.tables.ts';
import { addFeedImport } from './webnews.ts';

const server = await testServer();
const { db } = server.database;
const logged: Record<string, unknown>[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) });

/** What the website serves at the moment, by path. */
let pages: Record<string, { body?: string | Buffer; headers?: Record<string, string>; status?: number } | 'silent'> = {};
let site: Website;
let photo: Buffer;
let member: Browser;

beforeAll(async () => {
  member = await server.login('member');
  photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Copyright: 'geheim' } })
    .jpeg()
    .toBuffer();
  site = await serveWebsite((request, response) => {
    const page = pages[request.url ?? ''];
    if (page === 'silent') return;
    if (!page) return void response.writeHead(404).end();
    const known = page.headers?.['etag'];
    if (known && request.headers['if-none-match'] === known) return void response.writeHead(304).end();
    return void response.writeHead(page.status ?? 200, page.headers).end(page.body);
  });
});
afterAll(async () => {
  await site.close();
  await server.close();
});
beforeEach(async () => {
  await db.delete(webFeeds);
  pages = {};
  site.asked.length = 0;
  logged.length = 0;
});

/** A process that imports, with so much patience. */
function importer(timeoutMs = 2000, files = server.files) {
  const made = testJobs(server.database, { log });
  const parts = { config: server.config, db, jobs: made, log, files };
  addFeedImport(parts, createOutbound({ allowed: [site.host], timeoutMs }));
  return made;
}
const run = () => importer().runDue();
const addFeed = async (path: string, more: Partial<typeof webFeeds.$inferInsert> = {}): Promise<void> => {
  await db.insert(webFeeds).values({ id: `feed${path.replace('/', '-')}`, orgId: ids.org, url: site.origin + path, ...more });
};
const makeDue = () => db.update(webFeeds).set({ dueAt: sql`now() - interval '1 second'` });
const feed = async (path: string) =>
  (
    await db
      .select()
      .from(webFeeds)
      .where(eq(webFeeds.url, site.origin + path))
  )[0]!;
const rss = (...items: string[]): string =>
  `<rss version="2.0"><channel><title>Kurier</title>${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`;
const item = (guid: string, more = ''): string =>
  `<guid isPermaLink="false">${guid}</guid><title>Titel ${guid}</title><description>Text ${guid}</description>${more}`;
const dated = (day: number): string => `<pubDate>${new Date(Date.UTC(2026, 9, day)).toUTCString()}</pubDate>`;
const kept = async () => db.select().from(webNews).orderBy(webNews.guid);
const read = async (query = '', browser = member) => (await browser.get(`/web_news${query}`)).json<Schemas['WebNewsList']>();

describe('importing', () => {
  it('brings news to members, newest first, with our own copies of their pictures', async () => {
    pages['/feed'] = {
      body: rss(item('a', dated(1)), item('b', `${dated(2)}<enclosure url="${site.origin}/photo.jpg" type="image/jpeg" length="9"/>`)),
    };
    pages['/photo.jpg'] = { body: photo };
    await addFeed('/feed', { newsType: 'press' });
    await run();
    const { results, pagination } = await read('?limit=1');
    expect(pagination).toMatchObject({ last: 2, next: 2 });
    expect(results).toMatchObject([{ newsType: 'press', title: 'Titel b', description: 'Text b', author: { name: 'Kurier', link: null } }]);
    const { img } = results[0]!;
    expect(img).toMatchObject({ width: 1600, height: 800, alt: '' });
    expect(JSON.stringify(results)).not.toContain(site.origin);
    const answer = await member.get(img!.src.replace('/api/v2', ''));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    const [row] = await db.select().from(media).where(eq(media.id, img!.id));
    expect(row).toMatchObject({ type: 'image/webp', visibility: 'members', orgId: ids.org });
    expect((await read('?page=2&limit=1')).results.map(({ title }) => title)).toEqual(['Titel a']);
  });

  it('is of this customer only', async () => {
    pages['/feed'] = { body: rss(item('a')) };
    await addFeed('/feed', { orgId: ids.otherOrg });
    await run();
    expect((await read()).results).toEqual([]);
  });

  it('keeps each piece of news once, updates it, and leaves its date', async () => {
    pages['/feed'] = { body: rss(item('a', dated(1))) };
    await addFeed('/feed');
    await run();
    const [before] = await kept();
    pages['/feed'] = {
      body: rss(item('a', `${dated(20)}<link>https://kurier.example/a</link>`).replace('Text a', 'Neuer Text'), item('b')),
    };
    await makeDue();
    await run();
    const [after, second] = await kept();
    expect(after).toMatchObject({
      id: before!.id,
      description: 'Neuer Text',
      link: 'https://kurier.example/a',
      publishedAt: before!.publishedAt,
    });
    expect(second!.guid).toBe('b');
  });

  it('asks with what it knows and takes "nothing new" for an answer', async () => {
    pages['/feed'] = { body: rss(item('a')), headers: { etag: '"v1"', 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' } };
    await addFeed('/feed');
    await run();
    await makeDue();
    await run();
    expect(site.asked[1]!.headers).toMatchObject({ 'if-none-match': '"v1"', 'if-modified-since': 'Sat, 21 Nov 2026 10:00:00 GMT' });
    expect(await feed('/feed')).toMatchObject({ etag: '"v1"', failures: 0, lastError: null });
    expect(await kept()).toHaveLength(1);
  });

  it('asks each feed every half hour, and paused ones never', async () => {
    pages['/feed'] = { body: rss(item('a')) };
    await addFeed('/feed');
    await addFeed('/paused', { active: false });
    await run();
    await run();
    expect(site.asked.map(({ url }) => url)).toEqual(['/feed']);
    const minutes = ((await feed('/feed')).dueAt.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(26);
    expect(minutes).toBeLessThan(31);
  });

  it('is done once, however many processes there are', async () => {
    for (let number = 0; number < 6; number += 1) {
      pages[`/feed${number}`] = { body: rss(item('a')) };
      await addFeed(`/feed${number}`);
    }
    await Promise.all([run(), run(), run()]);
    expect(site.asked.map(({ url }) => url).sort()).toEqual(Array.from({ length: 6 }, (_, number) => `/feed${number}`));
  });

  it('keeps the newest two hundred of a feed and forgets the pictures of the others', async () => {
    pages['/feed'] = { body: rss(item('old', `${dated(1)}<enclosure url="${site.origin}/photo.jpg" type="image/jpeg" length="9"/>`)) };
    pages['/photo.jpg'] = { body: photo };
    await addFeed('/feed');
    await run();
    const imageId = (await kept())[0]!.imageId!;
    for (const batch of [0, 1]) {
      pages['/feed'] = { body: rss(...Array.from({ length: 100 }, (_, number) => item(`n${batch}-${number}`, dated(2)))) };
      await makeDue();
      await run();
    }
    expect((await kept()).map(({ guid }) => guid)).not.toContain('old');
    expect(await kept()).toHaveLength(200);
    expect(await db.select().from(media).where(eq(media.id, imageId))).toEqual([]);
    expect((await member.get(`/media/${imageId}`)).statusCode).toBe(404);
  });
});

describe('a feed that fails', () => {
  it.each([
    ['is gone', { status: 404 }, 'answered 404'],
    ['is a web page', { body: '<html>Anmelden</html>' }, 'no RSS or Atom feed'],
    ['is too large', { body: rss(item('b', `<description>${'x'.repeat(1_100_000)}</description>`)) }, 'larger than'],
    ['says nothing', 'silent' as const, 'took too long'],
    ['leads inside', { status: 302, headers: { location: 'http://169.254.169.254/latest' } }, 'no address of the public internet'],
  ])('because it %s is noted, tried again later, and what was imported stays', async (_, page, reason) => {
    pages['/feed'] = { body: rss(item('a')) };
    await addFeed('/feed');
    await run();
    pages['/feed'] = page;
    await makeDue();
    await run();
    const row = await feed('/feed');
    expect(row).toMatchObject({ failures: 1, lastError: expect.stringContaining(reason) });
    expect((row.dueAt.getTime() - Date.now()) / 60_000).toBeGreaterThan(13);
    expect(logged).toContainEqual(expect.objectContaining({ feed: 'feed-feed', org: ids.org, reason: expect.stringContaining(reason) }));
    expect((await kept()).map(({ title }) => title)).toEqual(['Titel a']);
    pages['/feed'] = { body: rss(item('a')) };
    await makeDue();
    await run();
    expect(await feed('/feed')).toMatchObject({ failures: 0, lastError: null });
  });

  it('does not hold up the others', async () => {
    pages['/one'] = 'silent';
    pages['/two'] = { body: rss(item('a')) };
    await addFeed('/one', { dueAt: new Date(0) });
    await addFeed('/two');
    await run();
    expect(await kept()).toHaveLength(1);
  });

  it('waits as long as the website asks for', async () => {
    pages['/feed'] = { status: 429, headers: { 'retry-after': '7200' } };
    await addFeed('/feed');
    await run();
    expect(((await feed('/feed')).dueAt.getTime() - Date.now()) / 60_000).toBeGreaterThan(115);
  });
});

describe('a picture', () => {
  const withPicture = (address: string): string => rss(item('a', `<enclosure url="${address}" type="image/jpeg" length="9"/>`));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>';

  it.each([
    ['that is a web page', Buffer.from('<html>'), 3],
    ['that is a drawing', Buffer.from(svg), 3],
    ['of eleven megabytes', Buffer.alloc(11_000_000), 1],
  ])('%s is left out, and the news stay', async (_, body, failures) => {
    pages['/feed'] = { body: withPicture(`${site.origin}/odd`) };
    pages['/odd'] = { body };
    await addFeed('/feed');
    await run();
    expect(await kept()).toMatchObject([{ imageId: null, imageFailures: failures }]);
    expect((await read()).results).toMatchObject([{ title: 'Titel a', img: null }]);
    expect(await feed('/feed')).toMatchObject({ failures: 0 });
  });

  it('of too many pixels is not decoded', async () => {
    const wide = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    pages['/feed'] = { body: withPicture(`${site.origin}/wide.png`) };
    pages['/wide.png'] = { body: wide };
    await addFeed('/feed');
    await run();
    expect(await kept()).toMatchObject([{ imageId: null, imageFailures: 3 }]);
  });

  it('that the store does not take for the moment comes later, and is no fault of the feed', async () => {
    pages['/feed'] = { body: withPicture(`${site.origin}/lake.png`) };
    pages['/lake.png'] = {
      body: await sharp({ create: { width: 640, height: 360, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    };
    await addFeed('/feed');
    const keep = () => Promise.reject(new StoreUnavailable(new Error('away')));
    await importer(2000, { ...server.files, media: { ...server.files.media, keep } }).runDue();
    expect(await kept()).toMatchObject([{ imageId: null, imageFailures: 0 }]);
    expect(await feed('/feed')).toMatchObject({ failures: 0 });
    // It waits for its next try.
    await db.delete(jobs);
    await run();
    expect(await kept()).toMatchObject([{ imageId: expect.any(String) }]);
  });

  it('that counts readers is left out', async () => {
    const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    pages['/feed'] = { body: withPicture(`${site.origin}/dot.png`) };
    pages['/dot.png'] = { body: dot };
    await addFeed('/feed');
    await run();
    expect(await kept()).toMatchObject([{ imageId: null }]);
  });

  it('from inside the network is not fetched', async () => {
    pages['/feed'] = { body: withPicture('http://127.0.0.1/secret.jpg') };
    await addFeed('/feed');
    await run();
    expect(await kept()).toMatchObject([{ imageId: null, imageFailures: 1 }]);
  });

  it('is tried three times, and a new one three times again', async () => {
    pages['/feed'] = { body: withPicture(`${site.origin}/later.jpg`) };
    await addFeed('/feed');
    for (let round = 0; round < 5; round += 1) {
      await run();
      await makeDue();
    }
    expect(site.asked.filter(({ url }) => url === '/later.jpg')).toHaveLength(3);
    pages['/feed'] = { body: withPicture(`${site.origin}/other.jpg`) };
    pages['/other.jpg'] = { body: photo };
    await run();
    expect((await kept())[0]!.imageId).not.toBeNull();
  });
});

describe('stopping', () => {
  it('ends at once, and another process goes on', async () => {
    pages['/feed'] = 'silent';
    await addFeed('/feed');
    const first = importer(60_000);
    const running = first.runDue();
    await expect.poll(() => site.asked.length).toBe(1);
    const begun = performance.now();
    await first.stop();
    await running;
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(await feed('/feed')).toMatchObject({ failures: 0, lastError: null });
    pages['/feed'] = { body: rss(item('a')) };
    await run();
    expect(await kept()).toHaveLength(1);
  });
});

describe('GET web_news', () => {
  it('filters by feed and refuses what it does not know', async () => {
    pages['/one'] = { body: rss(item('a')) };
    pages['/two'] = { body: rss(item('b')) };
    await addFeed('/one');
    await addFeed('/two');
    await run();
    expect((await read('?filters[feed][]=feed-two')).results.map(({ title }) => title)).toEqual(['Titel b']);
    expect((await read('?filters[feed][]=nothing')).results).toEqual([]);
    expect((await member.get('/web_news?filters[source][]=x')).statusCode).toBe(400);
    expect((await (await server.guest()).get('/web_news')).statusCode).toBe(401);
  });
});
