// @embedded: saving locks the customer
import { setTimeout } from 'node:timers/promises';
import type { Schemas } from '@foyer/api';
import { afterAll, describe, expect, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { lockAccounts } from '../../shared/identity/waiting-accounts.ts';
import { users } from '../../shared/people/people.tables.ts';
import { userIdentities } from '../auth/auth.tables.ts';

type Settings = Schemas['StudioSettings'];

/** Long enough for a request to come as far as it can. */
const aMoment = 300;

const server = await testServer();
const { db } = server.database;
afterAll(() => server.close());

describe('settings of the logins', () => {
  it('and a permission that is taken at the same moment leave one superadmin who can log in', async () => {
    const superadmin = await server.login('superadmin');
    const read = async () => (await superadmin.get('/studio/settings?locale=de_DE')).json<Settings>();
    const put = (wanted: unknown, version = 0) => superadmin.put('/studio/settings?locale=en_GB', { version, content: wanted });
    const { content } = await read();
    const sso = { issuer: 'https://login.example', clientId: 'foyer' };
    expect((await put({ ...content, sso })).statusCode).toBe(200);
    const name = { username: 'sso-admin', email: 'sso-admin@aurelia.example', firstname: 'Sol', lastname: 'Berg' };
    await db.insert(users).values({ id: 'sso-admin', orgId: ids.org, ...name, permissions: ['superadmin'], emailConfirmedAt: new Date() });
    await db.insert(userIdentities).values({ orgId: ids.org, userId: 'sso-admin', issuer: sso.issuer, subject: 'a', provider: 'sso' });
    const now = await read();
    const signup = { ...(now.content['signup'] as object), activeLoginTypes: ['sso'] };
    const both = await db.transaction(async (tx) => {
      await lockAccounts(tx);
      const saving = put({ ...now.content, signup }, now.version);
      const demoting = superadmin.send({ method: 'PATCH', url: '/studio/people/sso-admin', payload: { permissions: [] } });
      await setTimeout(aMoment);
      return { saving, demoting };
    });
    const answers = [await both.saving, await both.demoting];
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});
