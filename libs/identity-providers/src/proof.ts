import { type KeyObject, sign } from 'node:crypto';
import * as oidc from 'openid-client';
import { privateKeyOf } from './social-login.ts';
import { ProviderFailure } from './failure.ts';
import type { ProviderSettings } from './providers.ts';

type Env = Readonly<Record<string, string | undefined>>;

const livesSeconds = 5 * 60;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A secret for one exchange: a JWT signed with the team's key (developer.apple.com, Creating a client secret). */
function signedSecret(key: KeyObject, header: { kid: string }, { iss, sub, aud }: Record<'iss' | 'sub' | 'aud', string>): string {
  const now = Math.floor(Date.now() / 1000);
  const text = `${encode({ alg: 'ES256', ...header })}.${encode({ iss, sub, aud, iat: now, exp: now + livesSeconds })}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

function readKey(pem: string, variable: string): KeyObject {
  const key = privateKeyOf(pem);
  if (!key) throw new ProviderFailure('failed', `The variable ${variable} holds no private key`);
  return key;
}

/** How we prove at the provider who we are. Throws `ProviderFailure` where the operator has not given what that needs. */
export function authenticationOf({ proof, clientId, issuer }: ProviderSettings, env: Env): oidc.ClientAuth {
  if (proof.kind === 'none') return oidc.None();
  const secret = env[proof.variable];
  if (!secret) throw new ProviderFailure('failed', `The variable ${proof.variable} holds no secret`);
  if (proof.kind === 'secret') return oidc.ClientSecretPost(secret);
  const key = readKey(secret, proof.variable);
  return (_server, _client, body) => {
    body.set('client_id', clientId);
    body.set('client_secret', signedSecret(key, { kid: proof.keyId }, { iss: proof.teamId, sub: clientId, aud: issuer }));
  };
}
