// @embedded: an import locks its customer
import { afterAll, describe, expect, it } from 'vitest';
import { ids, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { goodPassword, tryReset } from '../recovery/recovery.test-helpers.ts';
import { createAccountsService } from './accounts.service.ts';

const server = await testServer();
afterAll(() => server.close());
const accounts = createAccountsService({ db: server.database.db, config: server.config });
const protectedPath = '/likes?type=news&id=article-1';

describe('an account that is closed', () => {
  it('is out within two seconds, wherever it was signed in, and in again once it is open', async () => {
    const [phone, desk, other] = [await server.login('member'), await server.login('member'), await server.login('editor')];
    expect((await phone.get(protectedPath)).statusCode).toBe(200);
    expect((await desk.get(protectedPath)).statusCode).toBe(200);
    await accounts.disable(ids.org, 'member');
    const statuses = async () => [(await phone.get(protectedPath)).statusCode, (await desk.get(protectedPath)).statusCode];
    await expect.poll(statuses, { timeout: 2_000 }).toEqual([401, 401]);
    expect((await other.get(protectedPath)).statusCode).toBe(200);

    const login = async () => (await server.guest()).post('/auth/login', { username: 'member', password });
    expect((await login()).statusCode).toBe(401);
    await accounts.enable(ids.org, 'member');
    expect((await phone.get(protectedPath)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(200);
  });
});

describe('the link of a new account', () => {
  it('sets the first password, once', async () => {
    const account = { username: 'nora', email: 'nora@aurelia.example', firstname: 'Nora', lastname: 'Lang', language: 'de_DE' } as const;
    const { id, link } = await accounts.add({ orgId: ids.org, account, first: { link: 'hand' } });
    const { origin, pathname, searchParams } = new URL(link!);
    expect(`${origin}${pathname}`).toBe(`${server.config.publicUrl}/de_DE/reset_password`);
    const proof = { user_id: searchParams.get('user_id'), hash: searchParams.get('hash') };
    const answer = await tryReset(await server.guest(), proof);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'authenticated', user: { user_id: id } });
    expect((await tryReset(await server.guest(), proof)).json()).toMatchObject({ code: 'reset_link_invalid' });
    const again = await (await server.guest()).post('/auth/login', { username: 'nora', password: goodPassword });
    expect(again.statusCode).toBe(200);
  });
});
