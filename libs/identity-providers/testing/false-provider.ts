import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A provider that answers whatever a test wants, right or wrong. Its page asks nothing and sends each visitor back as the person of the moment. */
export interface FalseSsoProvider {
  issuer: string;
  /** What the last visitor was sent here with. */
  asked: URLSearchParams;
  /** What the last exchange of a code was asked with. */
  exchanged: URLSearchParams;
  /** Says in its discovery document where codes are exchanged. */
  publishes: boolean;
  /** What comes beside the answer of a form. */
  user: string | undefined;
  /** What the next token says beyond issuer, audience and times. */
  claims: Record<string, unknown>;
  /** Signs with a key it does not publish. */
  forge: boolean;
  /** How the token is signed: not at all, or with what both sides know, where it is not RS256. */
  alg: 'RS256' | 'HS256' | 'none';
  /** Does not answer questions for tokens. */
  silent: boolean;
  /** How often it was asked what it can do. */
  discoveries: number;
  close(): Promise<void>;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Starts it. Close it after the tests. */
export async function startFalseSsoProvider(clientId: string, port = 0): Promise<FalseSsoProvider> {
  const [keys, others] = [makeKeys(), makeKeys()];
  const http = createServer();
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const provider: FalseSsoProvider = {
    issuer,
    asked: new URLSearchParams(),
    exchanged: new URLSearchParams(),
    publishes: true,
    user: undefined,
    claims: {},
    forge: false,
    alg: 'RS256',
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
    const nonce = provider.asked.get('nonce') ?? undefined;
    const claims = { iss: issuer, aud: clientId, sub: 'false', nonce, iat: now, exp: now + 300, ...provider.claims };
    const signed = `${encode({ alg: provider.alg, ...(provider.alg === 'RS256' && { kid: 'key' }) })}.${encode(claims)}`;
    if (provider.alg === 'none') return `${signed}.`;
    if (provider.alg === 'HS256')
      return `${signed}.${createHmac('sha256', provider.exchanged.get('client_secret') ?? '')
        .update(signed)
        .digest('base64url')}`;
    const { privateKey } = provider.forge ? others : keys;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
  }
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => {
      provider.discoveries += 1;
      return {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        ...(provider.publishes && { token_endpoint: `${issuer}/token` }),
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      };
    },
    '/jwks': () => ({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' }] }),
    '/token': () => ({ access_token: 'access', token_type: 'bearer', expires_in: 300, id_token: idToken() }),
  };
  /** Sends the visitor back, with a form where that was asked for. */
  function sendBack(asked: URLSearchParams, response: ServerResponse): void {
    provider.asked = asked;
    const fields = { code: 'c0de', state: asked.get('state')!, ...(provider.user && { user: provider.user }) };
    const back = asked.get('redirect_uri')!;
    if (asked.get('response_mode') !== 'form_post') {
      response.writeHead(302, { location: `${back}?${new URLSearchParams(fields).toString()}` }).end();
      return;
    }
    const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value.replaceAll('"', '&quot;')}">`);
    const page = `<form method="post" action="${back}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  }

  http.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    if (pathname === '/auth') return sendBack(searchParams, response);
    if (pathname === '/token') void text(request).then((body) => (provider.exchanged = new URLSearchParams(body)));
    if (provider.silent && request.url === '/token') return;
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer?.() ?? {}));
  });
  return provider;
}
