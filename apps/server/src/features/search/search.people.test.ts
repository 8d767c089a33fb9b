// @embedded: names are folded and sorted by the database's own functions
import type { Schemas } from '@foyer/api';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { users } from '../../shared/people/people.tables.ts';
import { setSettings } from '../people/profile.test-helpers.ts';
import { searchServer } from './search.test-helpers.ts';

const server = await searchServer();

let [member, superadmin]: Browser[] = [];
beforeAll(async () => {
  const person = (id: string, firstname: string, lastname: string) => ({
    ...{ id, orgId: ids.org, username: id, email: `${id}@aurelia.example`, firstname, lastname },
    ...{ skills: { de_DE: ['Wein'] }, specialTasks: { en_GB: ['First aid'] } },
  });
  const rows = [person('zora', 'Linde', 'Zander'), person('otto', 'Otto', 'Linde'), { ...person('anna', 'Rosalinde', 'Adler') }];
  await server.database.db.insert(users).values([...rows, { ...person('foreign', 'Linde', 'Fremd'), orgId: ids.otherOrg }]);
  await server.index();
  [member, superadmin] = await Promise.all([server.login('member'), server.login('superadmin')]);
});
afterAll(() => server.close());
afterEach(() => setSettings(server, { baseOptions: {}, profileOptions: {} }));

const find = async (browser = member!, more = '') =>
  (await browser.get(`/search?locale=de_DE&area=people&q=linde${more}`)).json<Schemas['SearchResults']>().groups[0]!.results;
const idsOf = (hits: Schemas['SearchHit'][]) => hits.map(({ id }) => id);

it('people come by how well they fit, or by last name where the customer wants lists in order', async () => {
  // Rank by rank: the name begins with the word, a word of it does, it holds the word.
  expect(idsOf(await find())).toEqual(['zora', 'otto', 'anna']);
  await setSettings(server, { baseOptions: { showUsersInOrder: true } });
  await expect.poll(async () => idsOf(await find())).toEqual(['anna', 'otto', 'zora']);
  // Over the pages as well.
  expect(idsOf(await find(member, '&limit=1&page=3'))).toEqual(['zora']);
});

it('people come with what their cards show', async () => {
  const [hit] = await find();
  expect(hit!.person).toEqual({ email: 'zora@aurelia.example', special_tasks: ['First aid'], extra_fields: [] });
  await setSettings(server, { profileOptions: { extraFields: ['skills', 'gender'] } });
  await expect.poll(async () => (await find())[0]!.person!.extra_fields).toEqual([{ key: 'skills', name: 'Kenntnisse', values: ['Wein'] }]);
});

it('addresses of people are kept from those who may not see them', async () => {
  await setSettings(server, { profileOptions: { showEmail: false } });
  await expect.poll(async () => (await find()).map(({ person }) => person!.email)).toEqual([null, null, null]);
  expect((await find(superadmin))[0]!.person!.email).toBe('zora@aurelia.example');
});

it('articles and pages say nothing of a person', async () => {
  const { groups } = (await member!.get('/search?locale=de_DE&q=willkommen')).json<Schemas['SearchResults']>();
  expect(groups.length).toBeGreaterThan(0);
  for (const { results } of groups) for (const hit of results) expect(hit).not.toHaveProperty('person');
});
