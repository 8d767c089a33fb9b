import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { moduleOf, pageComposer } from '../../../../test/compose-page.ts';
import { contentQueries } from '../../../../test/content-queries.ts';
import { ids } from '../../../../test/fixture.ts';
import { testServer } from '../../../../test/harness.ts';
import { users } from '../../../shared/people/people.tables.ts';
import { setSettings } from '../../people/profile.test-helpers.ts';

const server = await testServer();
let member: Browser;
beforeAll(async () => {
  member = await server.login('member');
});
afterAll(() => server.close());
const compose = pageComposer(server, () => member);

const { member: annika, editor, superadmin, outsider } = ids.users;
const title = { de_DE: 'Fragt uns', en_GB: 'Ask us' };
const show = async (userIds: string[]) =>
  moduleOf(await compose([{ id: 'm', type: 'profileteaser', title, config: { userIds } }], 'en_GB'), 'profileteaser');

describe('profileteaser', () => {
  it('shows the people in the editor’s order, each once, with portrait, position and house', async () => {
    const module = await show([editor, annika, editor]);
    expect(module).toMatchObject({ id: 'm', type: 'profileteaser', title: 'Ask us', options: { whole_fields: [] } });
    expect(module.results).toEqual([
      {
        ...{ id: editor, name: 'Jonas Reiter', title: 'Front desk', image: null, special_tasks: [], extra_fields: [] },
        location: expect.objectContaining({ id: 'hotel-kurpark' }),
      },
      {
        id: annika,
        name: 'Annika Berger',
        title: 'Front desk',
        image: expect.objectContaining({ id: ids.media.photo }),
        location: { id: 'hotel-kurpark', name: 'Hotel am Kurpark', city: 'Bad Reichenhall' },
        special_tasks: [],
        extra_fields: [],
      },
    ]);
  });

  it('shows what people do besides, and of their other fields those that the customer chooses', async () => {
    const gender = 'female' as const;
    const words = { gender, skills: { de_DE: ['Wein'] }, careers: { en_GB: ['Hotel school'] }, specialTasks: { en_GB: ['First aid'] } };
    await server.database.db.update(users).set(words).where(eq(users.id, annika));
    expect((await show([annika])).results).toMatchObject([{ special_tasks: ['First aid'], extra_fields: [] }]);
    await setSettings(server, {
      baseOptions: { staticUserFieldIdentifiers: ['skills'] },
      profileOptions: { extraFields: ['languages', 'areas', 'skills', 'gender'] },
    });
    await expect
      .poll(async () => (await show([annika])).results[0]!.extra_fields)
      .toEqual([
        { key: 'languages', name: 'Portal language', values: ['German'] },
        { key: 'skills', name: 'Skills', values: ['Wein'] },
        { key: 'gender', name: 'Gender', values: ['Female'] },
      ]);
    expect((await show([annika])).options).toEqual({ whole_fields: ['skills'] });
    await setSettings(server, { baseOptions: {}, profileOptions: {} });
  });

  it('orders people by last name where the customer wants lists in order', async () => {
    const names = async () => (await show([editor, superadmin, annika])).results.map(({ name }) => name);
    expect(await names()).toEqual(['Jonas Reiter', 'Samira Haddad', 'Annika Berger']);
    await setSettings(server, { baseOptions: { showUsersInOrder: true } });
    await expect.poll(names).toEqual(['Annika Berger', 'Samira Haddad', 'Jonas Reiter']);
    await setSettings(server, { baseOptions: {} });
  });

  it('asks the database once, however many there are', async () => {
    const statements = await contentQueries(server.database, async () => {
      await show([annika, editor, superadmin]);
    });
    expect(statements.filter((statement) => statement.includes('"users"'))).toHaveLength(1);
  });

  it('shows no one without asking the database', async () => {
    expect((await show([])).results).toEqual([]);
  });

  it('says nothing of what is not known', async () => {
    await server.database.db.update(users).set({ title: null, hotelId: null, imageId: null }).where(eq(users.id, superadmin));
    expect((await show([superadmin])).results).toEqual([
      { id: superadmin, name: 'Samira Haddad', title: null, image: null, location: null, special_tasks: [], extra_fields: [] },
    ]);
  });

  it('shows no portrait of another customer', async () => {
    await server.database.db.update(users).set({ imageId: ids.media.otherOrg }).where(eq(users.id, superadmin));
    expect((await show([superadmin])).results).toMatchObject([{ image: null }]);
  });

  it('leaves out who is gone, disabled, not confirmed, or of another customer', async () => {
    const person = { orgId: ids.org, firstname: 'Kim', lastname: 'Niemand', permissions: [] };
    await server.database.db.insert(users).values([
      { ...person, id: 'user-disabled', username: 'disabled', email: 'disabled@aurelia.example', active: false },
      { ...person, id: 'user-waiting', username: 'waiting', email: 'waiting@aurelia.example', emailConfirmedAt: null },
    ]);
    const { results } = await show(['nobody', 'user-disabled', 'user-waiting', outsider, annika]);
    expect(results.map(({ id }) => id)).toEqual([annika]);
  });
});
