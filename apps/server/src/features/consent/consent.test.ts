import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { cookieChoices } from './consent.tables.ts';
import { loginAttempts } from '../../shared/throttle/throttle.tables.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';

const server = await testServer();
const { db } = server.database;
const provider = (serviceId: string) => [{ name: serviceId, description: { de_DE: serviceId }, cookies: [], serviceId }];
let guest: Browser;
beforeAll(async () => {
  const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
  const cookieConfig = {
    cookieTypes: [1, 2, 3].map((id) => ({ id, name: { de_DE: `Kategorie ${id}` } })),
    items: [
      { cookieType: 1, provider: provider('foyer') },
      { cookieType: 2, provider: provider('matomo') },
      { cookieType: 3, provider: provider('vimeo') },
    ],
  };
  await db
    .update(orgs)
    .set({ settings: { ...org!.settings, cookieConfig } })
    .where(eq(orgs.id, ids.org));
  guest = await server.guest();
});
afterAll(() => server.close());

const choose = async (query: string, headers = {}) => guest.get(`/settings/consent?${query}`, headers);
const allowed = ({ services }: Schemas['Consent']) => services.filter((service) => service.allowed).map(({ service_id: id }) => id);

it.each([
  ['', [1], ['foyer']],
  ['&categories=1-2', [1, 2], ['foyer', 'matomo']],
  ['&categories=3', [1, 3], ['foyer', 'vimeo']],
  ['&categories=1-9', [1], ['foyer']],
  ['&track_all=true&categories=1', [1, 2, 3], ['foyer', 'matomo', 'vimeo']],
])('the choice "%s" allows its services and is kept', async (query, categories, services) => {
  const cdisc = randomUUID();
  const answer = await choose(`cdisc=${cdisc}${query}`);
  expect(answer.statusCode).toBe(200);
  const consent = answer.json<Schemas['Consent']>();
  expect(consent).toMatchObject({ cdisc, categories });
  expect(allowed(consent)).toEqual(services);
  const [row, ...none] = await db.select().from(cookieChoices).where(eq(cookieChoices.id, cdisc));
  expect(none).toEqual([]);
  expect(row).toEqual({ id: cdisc, orgId: ids.org, categories, trackAll: consent.track_all, createdAt: expect.any(Date) as Date });
});

it('a repeated call writes nothing and cannot change the choice', async () => {
  const cdisc = randomUUID();
  const first = await choose(`cdisc=${cdisc}&categories=1-2`);
  const again = await choose(`cdisc=${cdisc}&track_all=true`);
  expect(again.json()).toEqual(first.json());
  expect(await db.select().from(cookieChoices).where(eq(cookieChoices.id, cdisc))).toHaveLength(1);
});

it('another site’s page cannot make a choice', async () => {
  const cdisc = randomUUID();
  const answer = await choose(`cdisc=${cdisc}&track_all=true`, { 'sec-fetch-site': 'cross-site' });
  expect(answer.statusCode).toBe(403);
  expect(await db.select().from(cookieChoices).where(eq(cookieChoices.id, cdisc))).toEqual([]);
});

it('another customer’s choice is neither shown nor changed', async () => {
  const cdisc = randomUUID();
  await choose(`cdisc=${cdisc}&categories=1-2`);
  const answer = await choose(`cdisc=${cdisc}&categories=1`, { host: 'other.example' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<Schemas['Problem']>().errors).toMatchObject([{ field: 'cdisc' }]);
});

it.each([
  '',
  'cdisc=1',
  `cdisc=${randomUUID()}&categories=0`,
  `cdisc=${randomUUID()}&categories=1--2`,
  `cdisc=${randomUUID()}&categories=1-2-`,
])('the query "%s" is refused', async (query) => {
  expect((await choose(query)).statusCode).toBe(400);
});

it('no script fills the table: choices over the limit are not kept', async () => {
  await choose(`cdisc=${randomUUID()}`);
  await db.update(loginAttempts).set({ points: 304 });
  const kept = await db.$count(cookieChoices);
  const answers = await Promise.all(Array.from({ length: 20 }, () => choose(`cdisc=${randomUUID()}`)));
  const added = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(added).toBeLessThan(20);
  expect(await db.$count(cookieChoices)).toBe(kept + added);
});
