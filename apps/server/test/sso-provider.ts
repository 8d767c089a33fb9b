import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, Provider } from 'oidc-provider';

/** What the provider says of a person who logs in there. */
export type Claims = { sub: string } & Record<string, unknown>;

/** A real OpenID provider on this machine. It asks nothing: every login is the person of the moment. */
export interface SsoTestProvider {
  issuer: string;
  clientId: string;
  /** Who logs in next. */
  person: Claims;
  /** Refuse the next login, as after pressing "Cancel". */
  deny: boolean;
  /** Follows the browser through the provider and back; returns the address of the portal it is sent to. */
  visit(authorizationUrl: string): Promise<URL>;
  close(): Promise<void>;
}

const clientId = 'foyer';

function configuration(redirectUris: string[], person: () => Claims): Configuration {
  const client = { redirect_uris: redirectUris, token_endpoint_auth_method: 'none' } as const;
  return {
    clients: [
      { ...client, client_id: clientId },
      { ...client, client_id: 'another' },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name', 'preferred_username'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...person(), sub }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  };
}

/** Starts it for these redirect addresses, on any free port unless one is given. Close it after the tests. */
export async function startSsoProvider(redirectUris: string[], port = 0): Promise<SsoTestProvider> {
  const http: Server = createServer();
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const state = { person: { sub: 'nobody' } as Claims, deny: false };
  const provider = new Provider(
    issuer,
    configuration(redirectUris, () => state.person),
  );
  const answer = provider.callback();
  http.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    void (async () => {
      const { params, prompt, session } = await provider.interactionDetails(request, response);
      const accountId = session?.accountId ?? state.person.sub;
      if (state.deny) {
        return provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'Cancelled' });
      }
      if (prompt.name === 'login') {
        return provider.interactionFinished(request, response, { login: { accountId: state.person.sub } });
      }
      const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
      grant.addOIDCScope(String(params['scope']));
      return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
    })();
  });

  return {
    issuer,
    clientId,
    get person() {
      return state.person;
    },
    set person(claims) {
      state.person = claims;
    },
    get deny() {
      return state.deny;
    },
    set deny(deny) {
      state.deny = deny;
    },
    visit: (url) => follow(url, redirectUris),
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}

/** A browser in small: follows redirects with cookies until one leads to the portal. */
async function follow(start: string, redirectUris: string[]): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let hops = 0; hops < 12; hops += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';', 1)[0]!.split(/=(.*)/s, 2);
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
    if (redirectUris.some((uri) => url.href.startsWith(uri))) return url;
  }
  throw new Error('The provider redirects for ever');
}
