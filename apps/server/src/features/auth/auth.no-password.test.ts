import { eq, like } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Schemas } from '@foyer/api';
import { ids, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { loginAttempts } from '../../shared/throttle/throttle.tables.ts';
import { mailTokens } from '../../shared/identity/identity.tables.ts';
import { userIdentities } from './auth.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { setSettings } from '../people/profile.test-helpers.ts';
import { tryReset } from '../recovery/recovery.test-helpers.ts';
import { hashPassword } from '../../shared/identity/password.ts';
import { tryLogin } from './auth.test-helpers.ts';

const server = await testServer();
afterAll(() => server.close());
const { db } = server.database;
const member = ids.users.member;

const passwordHash = await hashPassword(password);

describe('a member who logs in with an account from elsewhere', () => {
  it.each(['sso', 'google', undefined] as const)(
    'is refused because there is no password here, never because one is wrong: %s',
    async (provider) => {
      await db.update(users).set({ passwordHash }).where(eq(users.id, member));
      await db.delete(userIdentities);
      const browser = await server.login('member');
      const me = async () => (await browser.get('/user/me')).json<Schemas['Session']>().has_password;
      expect(await me()).toBe(true);
      await db.update(users).set({ passwordHash: null }).where(eq(users.id, member));
      if (provider)
        await db.insert(userIdentities).values({ orgId: ids.org, userId: member, issuer: 'https://id.example', subject: '1', provider });
      await expect.poll(me, { timeout: 3_000 }).toBe(false);
      await db.delete(loginAttempts);

      const change = (payload: object) => browser.send({ method: 'PATCH', url: `/users/${member}`, payload });
      const refusals = [
        await tryReset(browser, { current_password: password }),
        await change({ email: 'neu@aurelia.example', current_password: password }),
        await change({ email: 'neu@aurelia.example' }),
      ];
      for (const answer of refusals) expect(answer.json()).toMatchObject({ status: 409, code: 'no_password', errors: [] });
      expect(await db.$count(mailTokens)).toBe(0);
      expect(await db.$count(loginAttempts, like(loginAttempts.key, 'device:%'))).toBe(0);
      expect((await change({ birthday: '1980-02-03' })).statusCode).toBe(200);
    },
  );

  it('is hidden from guests', async () => {
    expect((await (await server.guest()).get('/user/me')).json()).toMatchObject({ has_password: false });
  });
});

describe('a wrong password', () => {
  const detail = async (language: string): Promise<string> => {
    const browser = await server.guest();
    const answer = await browser.post(
      '/auth/login',
      { email: 'editor@aurelia.example', password: 'wrong' },
      { 'accept-language': language },
    );
    return answer.json<Schemas['Problem']>().detail!;
  };

  it.each([
    ['de', 'Benutzername', 'E-Mail-Adresse'],
    ['en', 'Username', 'E-mail address'],
    ['fr', 'nom d’utilisateur', 'adresse e-mail'],
    ['it', 'nome utente', 'indirizzo e-mail'],
    ['nl', 'gebruikersnaam', 'e-mailadres'],
    ['ar', 'اسم المستخدم', 'البريد الإلكتروني'],
  ])('is named in the words of the login: %s', async (language, name, address) => {
    await db.delete(loginAttempts);
    await setSettings(server, { loginIdentifier: 'username' });
    expect(await detail(language)).toContain(name);
    await setSettings(server, { loginIdentifier: 'email' });
    const answered = await detail(language);
    expect(answered).toContain(address);
    expect(answered).not.toContain(name);
    expect((await tryLogin(await server.guest(), { email: 'editor@aurelia.example', password })).statusCode).toBe(200);
  });
});
