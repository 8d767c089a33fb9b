import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider that answers whatever a test wants, right or wrong. */
export interface FalseSsoProvider {
  issuer: string;
  /** What the next token says beyond issuer, audience and times. */
  claims: Record<string, unknown>;
  /** Signs with a key it does not publish. */
  forge: boolean;
  /** Does not answer questions for tokens. */
  silent: boolean;
  /** How often it was asked what it can do. */
  discoveries: number;
  close(): Promise<void>;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Starts it. Close it after the tests. */
export async function startFalseSsoProvider(clientId: string): Promise<FalseSsoProvider> {
  const [keys, others] = [makeKeys(), makeKeys()];
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const provider: FalseSsoProvider = {
    issuer,
    claims: {},
    forge: false,
    silent: false,
    discoveries: 0,
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };

  function idToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: clientId, sub: 'false', iat: now, exp: now + 300, ...provider.claims };
    const text = `${encode({ alg: 'RS256', kid: 'key' })}.${encode(claims)}`;
    const { privateKey } = provider.forge ? others : keys;
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
  }
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => {
      provider.discoveries += 1;
      return {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      };
    },
    '/jwks': () => ({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' }] }),
    '/token': () => ({ access_token: 'access', token_type: 'bearer', expires_in: 300, id_token: idToken() }),
  };
  http.on('request', (request, response) => {
    if (provider.silent && request.url === '/token') return;
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer?.() ?? {}));
  });
  return provider;
}
