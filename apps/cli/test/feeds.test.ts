// @embedded: the command line
import { serveWebsite, type Website } from '@foyer/outbound/testing';
import { media, webFeeds, webNews } from '@foyer/server/seed';
import { ids, openCopy } from '@foyer/server/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foyer } from './foyer.ts';

const copy = await openCopy();
const { db } = copy.database;
let site: Website;
let run: (...args: string[]) => ReturnType<typeof foyer>;

beforeAll(async () => {
  const photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  site = await serveWebsite((request, response) => {
    if (request.url === '/a.jpg') return void response.end(photo);
    if (request.url === '/broken') return void response.end('<html>Wartung</html>');
    const item = `<item><guid>1</guid><title>Neues</title><enclosure url="http://${site.host}/a.jpg" type="image/jpeg" length="1"/></item>`;
    return void response.end(`<rss version="2.0"><channel><title>Kurier</title>${item}</channel></rss>`);
  });
  run = (...args) => foyer({ ...copy, env: { ...copy.env, OUTBOUND_ALLOW: site.host } }, 'feed', ...args, '--org', ids.org);
});
afterAll(async () => {
  await site.close();
  await copy.remove();
});

describe('feed', () => {
  it('add, import, list, pause, resume and remove look after a feed', async () => {
    const address = `${site.origin}/feed.xml`;
    const added = await run('add', address, '--type', 'press');
    expect([added.code, added.out]).toEqual([0, expect.stringContaining(`Added ${address}`)]);
    expect((await run('import')).out).toBe(`${address}: 1 new piece of news, 1 picture fetched`);
    expect((await run('import', address)).out).toBe(`${address}: nothing new`);
    expect((await run('list')).out).toMatch(/^Kurier \(.*\): .*\n {2}press, 1 news, last imported 20.*Z$/);
    expect((await run('pause', address)).out).toContain('is paused');
    expect((await run('pause', address)).out).toContain('as it was before');
    expect((await run('import')).out).toBe('There is no feed to import.');
    expect((await run('resume', address)).out).toContain('imported again');
    const [kept] = await db.select().from(webNews);
    expect(kept!.imageId).not.toBeNull();
    expect((await run('remove', address)).out).toBe(`Removed ${address} with 1 news.`);
    expect(await db.$count(webFeeds)).toBe(0);
    expect((await db.select({ id: media.id }).from(media)).map(({ id }) => id)).not.toContain(kept!.imageId);
    expect((await run('list')).out).toContain('no feed yet');
  });

  it('says what is wrong with a feed and exits with 1', async () => {
    await run('add', `${site.origin}/broken`);
    const said = await run('import');
    expect([said.code, said.out]).toEqual([1, `${site.origin}/broken: failed: The document is no RSS or Atom feed, or it is damaged`]);
    expect((await run('list')).out).toContain('→ The document is no RSS or Atom feed, or it is damaged (1 in a row');
    expect((await run('list', '--json')).json<object[]>()).toMatchObject([{ active: true, failures: 1, news: 0, imported_at: null }]);
    await run('remove', `${site.origin}/broken`);
  });

  it.each([
    [['add', 'http://127.0.0.1/feed.xml'], 'is no address of the public internet. Name it in OUTBOUND_ALLOW'],
    [['add', 'https://feeds.example:8443/'], 'The port of feeds.example:8443 is not 80 or 443. Name it in OUTBOUND_ALLOW'],
    [['add', 'file:///etc/passwd'], 'The address is no http or https address.'],
    [['add', 'https://me:secret@feeds.example/'], 'holds a user name or password'],
    [['remove', 'nothing'], 'The customer has no such feed.'],
  ])('%j is refused', async (args, message) => {
    const said = await run(...args);
    expect([said.code, said.err]).toEqual([1, expect.stringContaining(message)]);
    expect(said.err).not.toContain('secret');
  });

  it('add is refused for a feed that is there', async () => {
    await run('add', 'https://feeds.example/a.xml');
    expect((await run('add', 'https://feeds.example:443/a.xml')).err).toContain('has this feed already');
    expect((await run('add', 'https://feeds.example/a.xml', '--type', 'gossip')).code).toBe(2);
  });
});
