import { afterAll, describe, expect, it } from 'vitest';
import { password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';

const server = await testServer();
afterAll(() => server.close());

const inside = 'http://aurelia.example/plan?week=2';
const ask = (address: string) => `/user/me?redirect=${encodeURIComponent(address)}`;
const member = { username: 'member', password };

describe('a visitor from another of the customer’s sites', () => {
  it('is sent back there by the login, once', async () => {
    const browser = await server.guest();
    expect((await browser.get(ask(inside))).json()).toMatchObject({ status: 'anonymous', location: null });
    expect((await browser.post('/auth/login', member)).json()).toMatchObject({ location: inside });
    expect((await browser.post('/auth/login', member)).json()).toMatchObject({ location: null });
  });

  it('who is signed in is sent back at once', async () => {
    const browser = await server.login('member');
    expect((await browser.get(ask(inside))).json()).toMatchObject({ status: 'authenticated', location: inside });
    expect(browser.cookies.has('return_to')).toBe(false);
    expect((await browser.get('/user/me')).json()).toMatchObject({ location: null });
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://aurelia.example@evil.example/',
    'http://other.example/',
  ])('is never sent to %s', async (address) => {
    const browser = await server.guest();
    expect((await browser.get(ask(address))).json()).toMatchObject({ location: null });
    expect(browser.cookies.has('return_to')).toBe(false);
    // Anyone who can plant a cookie gains nothing.
    browser.cookies.set('return_to', encodeURIComponent(address));
    expect((await browser.post('/auth/login', member)).json()).toMatchObject({ status: 'authenticated', location: null });
    expect((await browser.get(ask(address))).json()).toMatchObject({ location: null });
  });
});
