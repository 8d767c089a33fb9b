// @embedded: counts that are added up in one statement
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { embedKeys, embedKeyUses, embedReports, embedSites } from '../../shared/embed/embed.tables.ts';
import { createHealthRepository } from './health.repository.ts';
import { countsOf } from './health.rules.ts';
import { dayBefore } from './health.service.ts';

const server = await testServer();
const { db } = server.database;
afterAll(() => server.close());

const page = 'https://intranet.example';
const [site, key] = [randomUUID(), randomUUID()];
let editor: Browser;
beforeAll(async () => {
  const content = { name: 'Intranet', origins: [page, 'https://blog.example'], widgets: ['occasions'], guests: true, enabled: true };
  await db.insert(embedSites).values({ ...content, id: site, orgId: ids.org });
  await db.insert(embedKeys).values({ id: key, siteId: site, secret: 'foyer_sk_geheim' });
  editor = await server.login('editor');
});
beforeEach(async () => {
  await db.delete(embedReports);
  await db.delete(embedKeyUses);
});

const report = (change: object = {}, headers: Record<string, string> = { origin: page }) =>
  server.inject({
    method: 'POST',
    url: '/api/v2/embed/reports',
    headers: { host: 'localhost', ...headers },
    payload: { site, widget: 'occasions', version: '0.1.0', load_ms: 480, ...change },
  });
const health = async () => (await editor.get(`/studio/embed_sites/${site}/health`)).json<{ keys: unknown[]; widgets: unknown[] }>();

describe('what widgets say of themselves', () => {
  it('is added up by origin and widget, however many say it at once', async () => {
    const sent = [
      ...Array.from({ length: 6 }, () => report()),
      ...[report({ load_ms: 2600 }), report({ version: '0.0.9' }), report({ code: 'embed_token_refused', load_ms: 3 })],
      report({}, { origin: 'https://blog.example' }),
    ];
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 204));
    const today = dayBefore(0);
    expect((await health()).widgets).toEqual([
      expect.objectContaining({ origin: 'https://blog.example', shown: 1, load_ms: 500 }),
      {
        ...{ origin: page, widget: 'occasions', shown: 8, load_ms: 500, last_seen_on: today },
        ...{ versions: ['0.1.0', '0.0.9'], errors: [{ code: 'embed_token_refused', count: 1 }] },
      },
    ]);
  });

  it.each([
    ['another origin', {}, { origin: 'https://evil.example' }, 403],
    ['no page', {}, {}, 403],
    ['an unknown website', { site: 'none' }, { origin: page }, 404],
    ['a version that is a sentence', { version: 'drop table' }, { origin: page }, 400],
    ['a code that is a name', { code: 'Johanna Berger' }, { origin: page }, 400],
    ['an unknown widget', { widget: 'spy' }, { origin: page }, 400],
    ['who the visitor is', { user: 'member' }, { origin: page }, 400],
  ])('is refused with %s', async (_name, change, headers: Record<string, string>, status) => {
    expect((await report(change, headers)).statusCode).toBe(status);
    expect(await db.select().from(embedReports)).toEqual([]);
  });

  it('is not counted from the portal, where editors try it', async () => {
    expect((await report({}, { origin: 'http://localhost' })).statusCode).toBe(204);
    expect(await db.select().from(embedReports)).toEqual([]);
  });

  it('is so many different things a day at most', async () => {
    const row = { siteId: site, day: dayBefore(0), origin: page, widget: 'occasions', code: '', loadTimes: countsOf(1), count: 1 };
    await db.insert(embedReports).values(Array.from({ length: 500 }, (_, number) => ({ ...row, version: String(number) })));
    expect((await report({ version: 'one-more' })).statusCode).toBe(204);
    expect(await db.$count(embedReports)).toBe(500);
  });

  it('is shown for 30 days and forgotten', async () => {
    const repository = createHealthRepository(db);
    const old = { siteId: site, origin: page, widget: 'occasions', version: '1', code: '', loadTimes: countsOf(1) };
    for (const days of [29, 30, 91]) {
      await repository.add({ ...old, day: dayBefore(days) });
      await repository.addLogin(key, page, dayBefore(days));
    }
    const { keys, widgets } = await health();
    expect(widgets).toMatchObject([{ shown: 1, last_seen_on: dayBefore(29) }]);
    expect(keys).toEqual([{ key_id: key, origin: page, logins: 1, last_used_on: dayBefore(29) }]);
    await repository.deleteBefore(dayBefore(90));
    expect(await db.$count(embedReports)).toBe(2);
    expect(await db.$count(embedKeyUses)).toBe(2);
  });
});
