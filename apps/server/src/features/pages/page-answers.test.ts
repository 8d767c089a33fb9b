import type { Schemas } from '@foyer/api';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { contentQueries } from '../../../test/content-queries.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { fillRatings } from '../../../test/rated-hotels.ts';
import { coinEntries } from '../shop/shop.tables.ts';
import { memberPoints } from '../points/points.tables.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import type { ModuleConfig } from './modules/registry.ts';

type Page = Schemas['Page'];

const logged: { msg: string; module?: string }[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line) as { msg: string }) });
const server = await testServer({ log });
const { db } = server.database;
const title = { de_DE: 'Titel “\u2028”' };
const files: ModuleConfig = { id: 'files', type: 'downloads', title, config: { mediaIds: [ids.media.file] } };
const scores: ModuleConfig = { id: 'scores', type: 'scores', title, config: { backgroundImageId: ids.media.publicPhoto } };
const pictures: ModuleConfig = { id: 'pictures', type: 'gallery', title, config: { mediaIds: [ids.media.photo] } };

let member: Browser;
let editor: Browser;
beforeAll(async () => {
  await fillRatings(db);
  const page = (id: string, modules: ModuleConfig[]) => ({ id, orgId: ids.org, title, modules });
  await db
    .insert(pages)
    .values([
      page('mixed', [files, scores, pictures]),
      page('alone', [scores]),
      page('twice', [scores, files, { ...scores, id: 'again' }]),
      page('imprint', [scores, files]),
    ]);
  const settings = { pages: { dashboard: ids.pages.dashboard, imprint: 'imprint' }, legalPagesOrder: ['imprint'] };
  await db.update(orgs).set({ settings }).where(eq(orgs.id, ids.org));
  [member, editor] = [await server.login('member'), await server.login('editor')];
});
afterAll(() => server.close());

const read = async (browser: Browser, id: string) => (await browser.get(`/pages/${id}`)).json<Page>();
const pointsOn = ({ modules }: Page) => modules.flatMap((module) => (module.type === 'scores' ? module.results : []));
const points = { member: 2480, editor: 90 };

describe('a page with a personal module', () => {
  it('has all modules in the editor’s order', async () => {
    expect((await read(member, 'mixed')).modules.map(({ id }) => id)).toEqual(['files', 'scores', 'pictures']);
    expect((await read(member, 'alone')).modules.map(({ id }) => id)).toEqual(['scores']);
  });

  it('shows everybody their own, however many ask at once', async () => {
    const readers = Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? ('editor' as const) : ('member' as const)));
    const answers = await Promise.all(readers.map((who) => read(who === 'editor' ? editor : member, 'mixed')));
    expect(answers.map((page) => pointsOn(page)[0]?.status_points)).toEqual(readers.map((who) => points[who]));
  });

  it('shows each of several their own', async () => {
    expect(pointsOn(await read(editor, 'twice')).map((own) => own.status_points)).toEqual([90, 90]);
    expect(pointsOn(await read(member, 'twice')).map((own) => own.status_points)).toEqual([2480, 2480]);
  });

  it('costs one query more for those who ask while the page is kept', async () => {
    // It is kept for a second, which a busy machine may need for the two requests.
    await vi.waitFor(async () => {
      await read(member, 'mixed');
      const statements = await contentQueries(server.database, async () => {
        await read(editor, 'mixed');
      });
      expect(statements).toEqual([expect.stringContaining('"member_points"')]);
    }, 10_000);
  });

  it('is never old: what the member has gathered shows at once', async () => {
    const mine = and(eq(memberPoints.userId, ids.users.member), eq(memberPoints.orgId, ids.org));
    await read(member, 'mixed');
    await db.insert(coinEntries).values({ id: 'more', orgId: ids.org, userId: ids.users.member, amount: 60, note: 'Danke' });
    expect(pointsOn(await read(member, 'mixed'))[0]?.bonus_points).toBe(700);
    await db.delete(memberPoints).where(mine);
    expect(pointsOn(await read(member, 'mixed'))).toEqual([]);
    await db.insert(memberPoints).values({ userId: ids.users.member, orgId: ids.org, statusPoints: points.member });
  });

  it('may not be cached on its way, and is not confirmed to be unchanged', async () => {
    const answer = await member.get('/pages/mixed', { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
    expect(answer.headers).not.toHaveProperty('etag');
  });

  it('shows guests the rest, no matter who has read it before', async () => {
    expect((await read(member, 'imprint')).modules.map(({ id }) => id)).toEqual(['scores', 'files']);
    const guest = await server.guest();
    expect(JSON.stringify(await read(guest, 'imprint'))).not.toContain('status_points');
    expect((await read(guest, 'imprint')).modules.filter(({ type }) => type === 'scores')).toEqual([]);
  });
});

describe('a personal module that cannot be shown', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['whose query fails', () => server.database.pool.query('alter table member_points rename to gone')],
  ])('%s is left out and reported', async (_, damage) => {
    logged.length = 0;
    await damage();
    try {
      expect((await read(member, 'mixed')).modules.map(({ id }) => id)).toEqual(['files', 'pictures']);
      expect((await read(member, 'alone')).modules).toEqual([]);
      expect(logged).toContainEqual(expect.objectContaining({ module: 'scores', msg: 'A personal module could not be resolved' }));
    } finally {
      await server.database.pool.query('alter table gone rename to member_points');
    }
  });

  it('against the contract is left out and reported', async () => {
    logged.length = 0;
    const other = eq(memberPoints.userId, ids.users.editor);
    // The contract's fields are texts; the database may have been edited by hand.
    await db
      .update(memberPoints)
      .set({ statusLevel: { de_DE: 7 } as never })
      .where(other);
    expect((await read(editor, 'mixed')).modules.map(({ id }) => id)).toEqual(['files', 'pictures']);
    expect(logged).toContainEqual(expect.objectContaining({ module: 'scores', msg: 'A personal module does not keep to the contract' }));
    await db.update(memberPoints).set({ statusLevel: null }).where(other);
  });
});
