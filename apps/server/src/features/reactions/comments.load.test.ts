import type { Schemas } from '@foyer/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';

type List = Schemas['CommentList'];

const server = await testServer();
const { db, pool } = server.database;
const target = 'article-5';
const few = 'article-6';
let member: Browser;

/** Comments of two authors, several in each moment; every tenth has five replies. */
const fill = (tx: Pick<typeof db, 'execute'>, articleId: string, count: number) =>
  tx.execute(sql`with threads as (
      insert into comments (id, org_id, content_type, content_id, author_id, text, key, created_at)
      select ${articleId} || '-' || n, ${ids.org}, 'news', ${articleId}, case n % 2 when 0 then ${ids.users.editor} else ${ids.users.member} end, 'Satz ' || n, ${articleId} || n,
        timestamptz '2026-01-01' + (n / 3) * interval '1 minute'
      from generate_series(1, ${count}) n returning id)
    insert into comments (id, org_id, content_type, content_id, parent_id, author_id, text, key, created_at)
    select id || '-' || r, ${ids.org}, 'news', ${articleId}, id, ${ids.users.superadmin}, 'Antwort', id || '-' || r, timestamptz '2026-06-01' + r * interval '1 minute'
    from threads cross join generate_series(1, 5) r where id like '%0'`);

beforeAll(async () => {
  await db.transaction(async (tx) => {
    // Vacuum marks as visible to all only what has reached the disk, which test databases do not wait for.
    await tx.execute(sql`set local synchronous_commit = on`);
    await fill(tx, target, 5000);
    await fill(tx, few, 50);
    await fill(tx, 'article-7', 10_000);
  });
  // As the database does on its own after a while: what is known of a table decides how it is read.
  await db.execute(sql`vacuum analyze comments`);
  member = await server.login('member');
});
afterAll(() => server.close());

const read = async (articleId: string, query = '') =>
  (await member.get(`/comments?type=news&id=${articleId}&limit=20${query}`)).json<List>();

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];

/** The statements about comments that a call sends, as the database carries them out. */
async function plansOf(call: () => Promise<unknown>): Promise<Plan[][]> {
  const sent: { text: string; values: unknown[] }[] = [];
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((...args: [{ text: string }, unknown[]]) => (sent.push({ text: args[0].text, values: args[1] }), query(...args))) as never;
  await call().finally(() => (pool.query = query as never));
  const about = sent.filter(({ text }) => text.includes('comments'));
  const plans = await Promise.all(
    about.map(({ text, values }) => pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) ${text}`, values)),
  );
  return plans.map(({ rows }) => flat(rows[0]!['QUERY PLAN'][0].Plan));
}

/** How many comments a statement fetched, but for the counting, which reads an index alone. */
const touched = (plan: readonly Plan[]): number =>
  plan
    .filter((node) => node['Relation Name'] === 'comments' && node['Node Type'] !== 'Index Only Scan')
    .reduce((sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'], 0);

describe('an article with five thousand comments', () => {
  it('is read from end to end, each thread once and in order', async () => {
    const seen: string[] = [];
    let page = await read(target);
    expect([page.total, page.newer]).toEqual([5000 + 500 * 5, null]);
    for (let pages = 1; ; pages += 1) {
      seen.push(...page.results.map(({ id }) => id));
      if (!page.earlier || pages > 300) break;
      page = await read(target, `&before=${page.earlier}`);
    }
    expect([seen.length, new Set(seen).size]).toEqual([5000, 5000]);
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from comments where content_id = ${target} and parent_id is null order by created_at desc, id`,
    );
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  it('goes back the same way', async () => {
    const first = await read(target);
    const second = await read(target, `&before=${first.earlier}`);
    const back = await read(target, `&after=${second.newer}`);
    expect(back.results.map(({ id }) => id)).toEqual(first.results.map(({ id }) => id));
    expect(back.newer).toBeNull();
  });

  it.each([
    ['a comment in the middle', `${target}-2501`, `${target}-2501`],
    ['the first of all', `${target}-1`, `${target}-1`],
    ['a reply', `${target}-2500-1`, `${target}-2500`],
  ])('opens at %s', async (_, id, threadId) => {
    const page = await read(target, `&around=${id}`);
    const index = page.results.findIndex((thread) => thread.id === threadId);
    expect([page.target, index, page.results.length <= 20]).toEqual([id, 2, true]);
    const newer = await read(target, `&after=${page.newer}`);
    const order = [...newer.results, ...page.results].map(({ created_at }) => created_at);
    expect(order).toEqual(order.toSorted().reverse());
    if (id !== threadId) expect(page.results[index]!.replies.results.map((reply) => reply.id)).toContain(id);
  });

  it('begins with the newest where what is looked for is gone', async () => {
    const gone = await read(target, '&around=nothing');
    expect([gone.target, gone.results.map(({ id }) => id)]).toEqual([null, (await read(target)).results.map(({ id }) => id)]);
  });

  it.each([
    ['the first page', ''],
    ['a page in the middle', '&before=1769904000000000~x'],
    ['one about a comment', '&around=ID-31'],
    ['one about a reply', '&around=ID-30-2'],
  ])('sends as many statements and reads as few comments as one with fifty: %s', async (_, query) => {
    const [small, large] = [
      await plansOf(() => read(few, query.replace('ID', few))),
      await plansOf(() => read(target, query.replace('ID', target))),
    ];
    expect(large.length).toBe(small.length);
    expect(large.length).toBeLessThan(12);
    for (const plan of large) {
      expect(touched(plan), JSON.stringify(plan)).toBeLessThan(400);
    }
  });
});
