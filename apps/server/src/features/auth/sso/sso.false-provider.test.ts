import { startFalseSsoProvider } from '@foyer/identity-providers/testing';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { ids } from '../../../../test/fixture.ts';
import { testServer } from '../../../../test/harness.ts';
import { orgs } from '../../../platform/orgs/orgs.tables.ts';

const lines: string[] = [];
const server = await testServer({ log: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }) });
const provider = await startFalseSsoProvider('foyer');
afterAll(() => Promise.all([server.close(), provider.close()]));

const { db } = server.database;
const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
const setSso = (issuer: string) =>
  db
    .update(orgs)
    .set({ settings: { ...org!.settings, sso: { issuer, clientId: 'foyer' } } })
    .where(eq(orgs.id, ids.org));
await setSso(provider.issuer);

const person = { email: 'kim@aurelia.example', email_verified: true };

/** Comes back with a code; `alter` turns the token into something else. */
async function logIn(browser: Browser, alter: (nonce: string) => Record<string, unknown> = () => ({})): Promise<string> {
  const start = await browser.get('/auth/mocs');
  const { searchParams } = new URL(String(start.headers.location));
  const nonce = searchParams.get('nonce')!;
  provider.claims = { nonce, ...person, ...alter(nonce) };
  const answer = await browser.get(`/auth/mocs/callback?code=c0de&state=${searchParams.get('state')}`);
  expect(answer.statusCode).toBe(302);
  return String(answer.headers.location);
}

beforeEach(() => {
  Object.assign(provider, { forge: false, silent: false, alg: 'RS256' });
  lines.length = 0;
});

describe('a provider’s token', () => {
  it('lets in when it is right', async () => {
    expect(await logIn(await server.guest())).toBe('/de_DE');
  });

  it.each<[name: string, alter: () => Record<string, unknown>, reason?: string]>([
    ['for another client', () => ({ aud: 'another' })],
    ['for others beside', () => ({ aud: ['foyer', 'another'], azp: 'another' })],
    ['of another provider', () => ({ iss: 'https://evil.example' })],
    ['that has expired', () => ({ exp: Math.floor(Date.now() / 1000) - 600 })],
    ['of another login', () => ({ nonce: 'another' })],
    ['without a nonce', () => ({ nonce: undefined })],
    ['without a subject', () => ({ sub: undefined })],
    ['without an address', () => ({ sub: 'no-mail', email: undefined }), 'address'],
    ['with something else for an address', () => ({ sub: 'odd-mail', email: 'not an address' }), 'address'],
  ])('%s lets no one in', async (_, alter, reason = 'failed') => {
    const browser = await server.guest();
    expect(await logIn(browser, alter)).toMatch(`/de_DE/login/failed?reason=${reason}&`);
    expect((await browser.get('/user/me')).json()).toMatchObject({ status: 'anonymous' });
  });

  it('signed with another key lets no one in', async () => {
    provider.forge = true;
    expect(await logIn(await server.guest())).toMatch('reason=failed');
  });

  it.each(['none', 'HS256'] as const)('signed by %s lets no one in', async (alg) => {
    provider.alg = alg;
    expect(await logIn(await server.guest())).toMatch('reason=failed');
  });

  it('that does not come is waited for five seconds', async () => {
    provider.silent = true;
    const start = performance.now();
    expect(await logIn(await server.guest())).toMatch('reason=unavailable');
    expect(performance.now() - start).toBeLessThan(7_000);
  }, 10_000);
});

it('failures are in the log, with the reason and without codes and tokens', async () => {
  await logIn(await server.guest(), () => ({ aud: 'another' }));
  const line = lines.find((text) => text.includes('Single sign-on came to nothing'));
  expect(JSON.parse(line!)).toMatchObject({ level: 40, reason: 'failed', detail: expect.any(String) });
  expect(lines.join('')).not.toMatch(/c0de|kim@|eyJ/);
});

it('what the provider can do is asked once', () => {
  expect(provider.discoveries).toBe(1);
});

it('a provider that is away, or is none, leads back to the portal', async () => {
  for (const issuer of ['http://127.0.0.1:9', `${provider.issuer}/elsewhere`]) {
    await setSso(issuer);
    const answer = await (await server.guest()).get('/auth/mocs?locale=fr_FR&redirect=/news');
    expect(answer.headers.location).toMatch(/^\/fr_FR\/login\/failed\?reason=(unavailable|failed)&redirect=%2Fnews$/);
  }
});
