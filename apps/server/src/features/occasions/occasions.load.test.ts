import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { setSettings } from '../people/profile.test-helpers.ts';
import { serviceAt } from './occasions.test-helpers.ts';

const server = await testServer();
const { db, pool } = server.database;
const people = 10_000;

beforeAll(async () => {
  await db.execute(sql`insert into users (id, org_id, username, email, firstname, lastname, birthday, hired_on)
    select 'crowd-' || n, ${ids.org}, 'crowd-' || n, 'crowd-' || n || '@aurelia.example', 'Toni', 'Nummer ' || n,
      date '1960-01-01' + (n * 37) % 16000, date '2000-01-01' + (n * 53) % 9000
    from generate_series(1, ${people}) n`);
  await db.execute(sql`analyze users`);
});
afterAll(() => server.close());

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** How many accounts a statement has looked at. */
const touched = (plan: Plan): number =>
  (plan['Relation Name'] === 'users' ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] : 0) +
  (plan.Plans ?? []).reduce((sum, part) => sum + touched(part), 0);

/** Makes a call and measures the statements about people that it sent. */
async function accountsTouched(call: () => Promise<unknown>): Promise<number> {
  const sent: { text: string; values: unknown[] }[] = [];
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((...args: [{ text: string }, unknown[]]) => (sent.push({ text: args[0].text, values: args[1] }), query(...args))) as never;
  await call().finally(() => (pool.query = query as never));
  const plans = await Promise.all(
    sent
      .filter(({ text }) => text.includes('from "users"'))
      .map(({ text, values }) => pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) ${text}`, values)),
  );
  expect(plans.length).toBeGreaterThan(0);
  return plans.reduce((sum, { rows }) => sum + touched(rows[0]!['QUERY PLAN'][0].Plan), 0);
}

it.each(['2026-06-15T10:00:00.000Z', '2026-12-31T10:00:00.000Z', '2026-01-01T10:00:00.000Z'])(
  'among ten thousand the next ones of %s are found by looking at a few hundred',
  async (moment) => {
    const service = serviceAt(server, moment);
    const feed = () => service.feed({ orgId: ids.org, locale: 'de_DE', limit: 6 });
    expect(await feed()).toHaveLength(12);
    expect(await accountsTouched(feed)).toBeLessThan(300);
  },
);

it('among ten thousand with toggles as well', async () => {
  await setSettings(server, { settingsMenu: [{ type: 'toggle', id: 'birthday', title: { de_DE: 'Zeigen' }, initially: true }] });
  const service = serviceAt(server, '2026-06-15T10:00:00.000Z');
  expect(await accountsTouched(() => service.birthdays({ orgId: ids.org, locale: 'de_DE', limit: 6 }))).toBeLessThan(300);
});
