import { openFolderFiles } from '@foyer/media-files';
import { createOutbound, type Lookup } from '@foyer/outbound';
import { serveWebsite, type Website } from '@foyer/outbound/testing';
import { eq, sql } from 'drizzle-orm';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { webFeeds, webNews } from './webnews.tables.ts';
import { testJobs } from '../../platform/jobs/jobs.test-helpers.ts';
import { addFeedImport } from './webnews.ts';

const server = await testServer();
const { db } = server.database;
const megabyte = 1024 * 1024;
const documentLimit = megabyte;
/** What the sockets' and the decompressors' buffers may hold besides. */
const underWay = 8 * megabyte;

type Answer = (response: ServerResponse) => void;

let serve: Answer = () => undefined;
let site: Website;
let inner: Website;

beforeAll(async () => {
  inner = await serveWebsite((_request, response) => response.end(feed(item('inner'))));
  site = await serveWebsite((_request, response) => serve(response));
});
afterAll(async () => {
  await Promise.all([site.close(), inner.close()]);
  await server.close();
});

const item = (guid: string, more = ''): string =>
  `<item><guid isPermaLink="false">${guid}</guid><title>Titel ${guid}</title>${more}</item>`;
const feed = (...items: string[]): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Kurier</title><link>https://kurier.example/</link>${items.join('')}</channel></rss>`;
const body =
  (text: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'application/rss+xml', ...headers }).end(text);
const redirect =
  (location: () => string): Answer =>
  (response) =>
    void response.writeHead(302, { location: location() }).end();

let sent = 0;
/** Writes without end, until the reader hangs up. */
const pour: Answer = (response) => {
  sent = 0;
  response.writeHead(200, { 'content-type': 'application/rss+xml' });
  const next = async (): Promise<void> => {
    for (; !response.destroyed && sent < 50 * megabyte; sent += 64 * 1024) {
      if (!response.write(Buffer.alloc(64 * 1024, 'a'))) await wait(1);
    }
    response.end();
  };
  void next();
};
/** A few bytes now and then, for ever. */
const drip =
  (head: boolean): Answer =>
  (response) => {
    if (head) response.writeHead(200);
    const timer = setInterval(() => (head ? response.write('<') : response.socket?.write('x')), 20);
    response.on('close', () => clearInterval(timer));
  };

/** Imports with a short patience where the website is one that never ends to speak; time is then all there is to wait for. */
async function importAll(timeoutMs = 10_000, lookup?: Lookup): Promise<void> {
  const outbound = createOutbound({ allowed: [site.host], timeoutMs, ...(lookup && { lookup }) });
  const { database, config } = server;
  const jobs = testJobs(database);
  addFeedImport({ config, db: database.db, jobs, log: pino({ level: 'silent' }), files: openFolderFiles(config.dataDir) }, outbound);
  await jobs.runDue();
  await jobs.stop();
}
const makeDue = () => db.update(webFeeds).set({ dueAt: sql`now() - interval '1 second'` });
const titles = async (): Promise<string[]> => (await db.select().from(webNews).orderBy(webNews.guid)).map(({ title }) => title);
const stored = async () => (await db.select().from(webFeeds).where(eq(webFeeds.id, 'feed')))[0]!;

/** Imports the feed once as it should be, and then as it should not. */
async function turns(bad: Answer, timeoutMs?: number, lookup?: Lookup): Promise<void> {
  serve = body(feed(item('a')));
  await importAll();
  expect(await titles()).toEqual(['Titel a']);
  serve = bad;
  await makeDue();
  await importAll(timeoutMs, lookup);
}

beforeEach(async () => {
  await db.delete(webFeeds);
  await db.insert(webFeeds).values({ id: 'feed', orgId: ids.org, url: `${site.origin}/feed` });
  inner.asked.length = 0;
});

const laughs =
  `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "${'ha'.repeat(50)}">` +
  Array.from({ length: 12 }, (_, n) => `<!ENTITY ${'bcdefghijklm'[n]} "${`&${'abcdefghijkl'[n]};`.repeat(10)}">`).join('') +
  `]><rss version="2.0"><channel><title>&m;</title>${item('laugh', '<description>&m;</description>')}</channel></rss>`;

describe('a feed that turns hostile keeps its news and says why', () => {
  it.each<[string, Answer, string, number?]>([
    ['it has fifty megabytes', pour, 'The answer is larger than 1048576 bytes'],
    [
      'it says that it has fifty megabytes',
      (response) => void response.writeHead(200, { 'content-length': 50 * megabyte }).write('<'),
      'The answer is larger than 1048576 bytes',
    ],
    ['it unpacks to fifty megabytes', body(gzipSync(Buffer.alloc(50 * megabyte, 'a')), { 'content-encoding': 'gzip' }), 'larger than'],
    ['it is packed badly', body('<rss/>', { 'content-encoding': 'gzip' }), 'The answer cannot be unpacked'],
    [
      'it is a web page',
      body('<!doctype html><html><body>Bitte anmelden</body></html>', { 'content-type': 'text/html' }),
      'no RSS or Atom feed',
    ],
    ['it is empty', body(''), 'no RSS or Atom feed'],
    ['it is JSON', body('{"version":"https://jsonfeed.org/version/1.1","items":[]}'), 'no RSS or Atom feed'],
    ['it is not XML', body('<rss version="2.0"><channel><item><title>a</titel></rss'), 'no RSS or Atom feed'],
    ['it is cut off', body(feed(item('b'), item('c')).slice(0, -30)), 'no RSS or Atom feed'],
    ['it is nested without end', body(`<rss version="2.0"><channel>${'<item>'.repeat(150_000)}`), 'no RSS or Atom feed'],
    ['it says one sign after the other', drip(true), 'took too long', 400],
    ['its headers come one sign after the other', drip(false), 'http', 400],
    ['it says nothing', () => undefined, 'took too long', 400],
    ['it hangs up', (response) => void response.socket?.destroy(), 'could not be reached'],
  ])('because %s', async (_, bad, reason, timeoutMs) => {
    await turns(bad, timeoutMs);
    expect(await titles()).toEqual(['Titel a']);
    const row = await stored();
    expect(row.failures).toBe(1);
    if (reason !== 'http') expect(row.lastError).toContain(reason);
  });

  it('after having been sent little more than the limit', async () => {
    await turns(pour);
    expect(sent).toBeLessThan(documentLimit + underWay);
  });

  it.each<[string, () => string, string]>([
    ['this machine', () => `http://127.0.0.1:${inner.host.split(':')[1]}/`, 'is not 80 or 443'],
    ['this machine at the usual port', () => 'http://127.0.0.1/', 'is no address of the public internet'],
    ['this machine as IPv6', () => 'http://[::1]/', 'is no address of the public internet'],
    ['this machine as a number', () => 'http://2130706433/', 'is no address of the public internet'],
    ['this machine in octal', () => 'http://0177.0.0.1/', 'is no address of the public internet'],
    ['this machine in hexadecimal', () => 'http://0x7f.1/', 'is no address of the public internet'],
    ['this machine as IPv4 in IPv6', () => 'http://[::ffff:7f00:1]/', 'is no address of the public internet'],
    ['nowhere', () => 'http://0.0.0.0/', 'is no address of the public internet'],
    ['a cloud’s keys', () => 'http://169.254.169.254/latest/meta-data/', 'is no address of the public internet'],
    ['a private network', () => 'http://10.0.0.1/', 'is no address of the public internet'],
    ['this machine by name', () => 'http://localhost/', 'resolves to an address that is not of the public internet'],
    ['a name of a private network', () => 'http://intern.example/', 'resolves to an address that is not of the public internet'],
    ['a file', () => 'file:///etc/passwd', 'The address is no http or https address'],
    ['a script', () => 'javascript:alert(1)', 'The address is no http or https address'],
    ['another protocol', () => 'ftp://feeds.example/a.xml', 'The address is no http or https address'],
    ['an address with a password', () => 'http://me:secret@feeds.example/', 'holds a user name or password'],
    ['itself for ever', () => `${site.origin}/feed?${Math.random()}`, 'passes on too often'],
  ])('because it leads to %s', async (_, location, reason) => {
    const lookup: Lookup = (host, _options, done) =>
      done(null, [{ address: host === 'intern.example' ? '192.168.1.7' : '127.0.0.1', family: 4 }]);
    await turns(redirect(location), undefined, lookup);
    expect(await titles()).toEqual(['Titel a']);
    expect((await stored()).lastError).toContain(reason);
    expect((await stored()).lastError).not.toContain('secret');
    expect(inner.asked).toEqual([]);
  });

  it('because its name means something else when it is called (DNS rebinding)', async () => {
    const asked: string[] = [];
    // Public at the first look-up, this machine from then on. The first address is no one's.
    const lookup: Lookup = (host, _options, done) => {
      asked.push(host);
      done(null, asked.length === 1 ? [{ address: '2a00:ffff:ffff::1', family: 6 }] : [{ address: '127.0.0.1', family: 4 }]);
    };
    await turns(
      redirect(() => 'http://rebind.example/'),
      1000,
      lookup,
    );
    expect(asked).toEqual(['rebind.example']);
    expect((await stored()).lastError).toMatch(/^rebind\.example (took too long|could not be reached)/);
    expect(inner.asked).toEqual([]);
  });
});

describe('a feed that holds odd things is taken as far as it can be', () => {
  const all = async () => db.select().from(webNews).orderBy(webNews.guid);

  it('entities that multiply stay small', async () => {
    await turns(body(laughs));
    const rows = await all();
    expect(Math.max(...rows.map(({ title, description }) => title.length + description.length))).toBeLessThan(5000);
    expect(rows.map(({ title }) => title)).toContain('Titel a');
  });

  it('entities that name files reveal nothing of them', async () => {
    const secret = '<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]>';
    await turns(body(feed(item('b', '<description>&f;</description>')).replace('<rss', `${secret}<rss`)));
    expect(JSON.stringify(await all())).not.toContain('root:');
  });

  it('what is not in the encoding it names is read as what it probably is', async () => {
    const text = feed(item('b', '<description>Gemütliche Häuser</description>')).replace('"1.0"', '"1.0" encoding="utf-8"');
    await turns(body(Buffer.from(text, 'latin1')));
    expect((await all()).map(({ description }) => description)).toContain('Gemütliche Häuser');
  });

  it('of ten thousand entries the newest hundred are kept', async () => {
    const date = (n: number): string => `<pubDate>${new Date(Date.UTC(2020, 0, 1) + n * 60_000).toUTCString()}</pubDate>`;
    const many = Array.from({ length: 10_000 }, (_, n) => `<item><title>${n}</title>${date(n)}</item>`);
    await turns(body(feed(...many)));
    const rows = await all();
    expect(rows).toHaveLength(101);
    expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining(['Titel a', '9999', '9900']));
  });

  it('one guid is one piece of news, and one that no database holds is none of its words', async () => {
    await turns(
      body(
        feed(
          item('a'),
          item('a'),
          item('b'),
          item('b', '<description>x</description>'),
          item('c&#0;&#1;c'),
          item('d\u0000d', '<author>e\u0000</author><link>/\u0000</link>'),
          item('\uFFFE\ud800'),
        ),
      ),
    );
    const rows = await all();
    expect(rows.filter(({ guid }) => guid === 'a' || guid === 'b')).toHaveLength(2);
    expect((await stored()).lastError).toBeNull();
  });

  it('news of tomorrow are news of today', async () => {
    await turns(body(feed(item('b', '<pubDate>Sat, 21 Nov 2099 10:00:00 GMT</pubDate>'), item('c', '<pubDate>0000-00-00</pubDate>'))));
    for (const { publishedAt } of await all()) expect(publishedAt.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it('links that run scripts lead nowhere', async () => {
    const link = (address: string, n: number): string =>
      item(`b${n}`, `<link>${address}</link><enclosure url="${address}" type="image/png" length="1"/>`);
    await turns(
      body(
        feed(...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', '&#x01;javascript:alert(1)'].map(link)),
      ),
    );
    for (const row of await all()) expect([row.link ?? '', row.imageUrl ?? ''].filter((url) => !/^(https?:.*)?$/.test(url))).toEqual([]);
    expect(JSON.stringify((await all()).map(({ link: to }) => to))).not.toMatch(/"(javascript|data|vbscript)/i);
  });

  it('does not hold up the others', async () => {
    await db.insert(webFeeds).values({ id: 'second', orgId: ids.org, url: `${site.origin}/second`, dueAt: sql`now()` });
    serve = (response) => (response.req.url === '/second' ? body(feed(item('z'))) : body(feed(item('n\u0000n'))))(response);
    await importAll();
    expect(await titles()).toContain('Titel z');
  });
});
