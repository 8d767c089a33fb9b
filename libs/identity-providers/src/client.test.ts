import { afterAll, beforeEach, expect, it } from 'vitest';
import { startFalseSsoProvider } from '../testing/false-provider.ts';
import { createProviderClient } from './client.ts';
import { companyProvider, socialProvider } from './providers.ts';

const provider = await startFalseSsoProvider('foyer');
afterAll(() => provider.close());
const client = createProviderClient({ secure: false }, { FACEBOOK_SECRET: 'secret' });
const company = companyProvider({
  ...{ issuer: provider.issuer, clientId: 'foyer', clientSecretVariable: null },
  ...{ scopes: ['openid'], usernameClaim: 'preferred_username' },
});

beforeEach(() => Object.assign(provider, { forge: false, publishes: true }));

/** Goes to the provider and comes back as Kim; `alter` changes what the token says. */
async function visit(settings: Parameters<typeof client.begin>[0], alter: Record<string, unknown> = {}) {
  const { url, round } = await client.begin(settings, 'http://localhost/back');
  provider.claims = {
    sub: 'kim',
    name: 'Kim van Dam',
    email: 'kim@aurelia.example',
    preferred_username: 'kim',
    nonce: round.nonce,
    ...alter,
  };
  const back = new URL('http://localhost/back');
  back.search = new URLSearchParams({ code: 'c0de', state: url.searchParams.get('state')! }).toString();
  return { back, round };
}

it('says who came back, as far as the provider does', async () => {
  const { back, round } = await visit(company, { email_verified: 'true' });
  expect(await client.finish(company, back, round)).toEqual({
    ...{ provider: 'sso', issuer: provider.issuer, subject: 'kim', username: 'kim' },
    ...{ email: 'kim@aurelia.example', emailVerified: true, firstname: 'Kim', lastname: 'van Dam' },
  });
});

it('believes no answer of another round, and none that the provider has not signed', async () => {
  const { back, round } = await visit(company, { nonce: 'another' });
  await expect(client.finish(company, back, round)).rejects.toMatchObject({ reason: 'failed' });
  provider.forge = true;
  const forged = await visit(company);
  await expect(client.finish(company, forged.back, forged.round)).rejects.toMatchObject({ reason: 'failed' });
});

it('asks no provider that is not reached over https, where it must be', async () => {
  await expect(createProviderClient({ secure: true }).begin(company, 'https://portal.example/back')).rejects.toMatchObject({
    reason: 'failed',
  });
});

it('exchanges codes where Facebook does it, which its discovery document leaves out', async () => {
  provider.publishes = false;
  const settings = socialProvider({
    ...{ network: 'facebook', clientId: 'foyer', issuer: provider.issuer, clientSecretVariable: 'FACEBOOK_SECRET' },
  });
  expect(settings.tokenEndpoint).toBe('https://graph.facebook.com/oauth/access_token');
  const here = { ...settings, tokenEndpoint: `${provider.issuer}/token` };
  const { back, round } = await visit(here);
  expect(await client.finish(here, back, round)).toMatchObject({ subject: 'kim', emailVerified: undefined });
});
