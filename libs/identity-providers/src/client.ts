import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';
import { ProviderFailure, toProviderFailure } from './failure.ts';
import { authenticationOf } from './proof.ts';
import type { ProviderSettings } from './providers.ts';

/** Who a person is at the provider, after every check. */
export interface Identity {
  provider: ProviderSettings['id'];
  issuer: string;
  subject: string;
  email: string | undefined;
  /** Whether the provider vouches for the address; undefined where it says nothing of it. */
  emailVerified: boolean | undefined;
  username: string | undefined;
  firstname: string;
  lastname: string;
}

/** What one round through the provider is checked against. */
export interface Round {
  state: string;
  nonce: string;
  verifier: string;
}

const timeoutSeconds = 5;
const discoveryLivesMs = 10 * 60 * 1000;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

function toIdentity(claims: Record<string, unknown>, { id, usernameClaim, vouches }: ProviderSettings): Identity {
  const [first, ...rest] = (text(claims['name']) ?? '').split(' ');
  return {
    provider: id,
    issuer: String(claims['iss']),
    subject: String(claims['sub']),
    email: text(claims['email']),
    emailVerified: vouches(claims),
    username: usernameClaim === null ? undefined : text(claims[usernameClaim]),
    firstname: text(claims['given_name']) ?? first ?? '',
    lastname: text(claims['family_name']) ?? rest.join(' '),
  };
}

/**
 * Speaks OpenID Connect with providers. What they publish about themselves is kept for ten minutes; nothing waits longer than five seconds. `secure` refuses
 * providers that are not reached over https; `env` holds the secrets that settings name.
 */
export function createProviderClient({ secure }: { secure: boolean }, env: Record<string, string | undefined> = process.env) {
  const known = new LRUCache<string, Promise<oidc.Configuration>>({ max: 100, ttl: discoveryLivesMs });

  // Each also checks the signature of the provider's tokens.
  const execute = secure ? [oidc.enableNonRepudiationChecks] : [oidc.enableNonRepudiationChecks, oidc.allowInsecureRequests];

  async function discover(settings: ProviderSettings): Promise<oidc.Configuration> {
    const { issuer, clientId, tokenEndpoint } = settings;
    if (secure && !issuer.startsWith('https:')) throw new ProviderFailure('failed', `The issuer ${issuer} is not reached over https`);
    const authentication = authenticationOf(settings, env);
    const found = await oidc.discovery(new URL(issuer), clientId, undefined, authentication, { timeout: timeoutSeconds, execute });
    const { supportsPKCE: _, ...published } = found.serverMetadata();
    if (published.token_endpoint || !tokenEndpoint) return found;
    const completed = new oidc.Configuration({ ...published, token_endpoint: tokenEndpoint }, clientId, undefined, authentication);
    completed.timeout = timeoutSeconds;
    execute.forEach((enable) => enable(completed));
    return completed;
  }

  function configurationOf(settings: ProviderSettings): Promise<oidc.Configuration> {
    const key = JSON.stringify([settings.issuer, settings.clientId, settings.proof]);
    const found = known.get(key);
    if (found) return found;
    const asked = discover(settings);
    known.set(key, asked);
    asked.catch(() => void (known.peek(key) === asked && known.delete(key)));
    return asked;
  }

  const inWords = (error: unknown): never => {
    throw toProviderFailure(error);
  };

  async function identify(settings: ProviderSettings, answer: URL, { state, nonce, verifier }: Round): Promise<Identity> {
    const configuration = await configurationOf(settings);
    const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
      expectedState: state,
      expectedNonce: nonce,
      ...(settings.pkce ? { pkceCodeVerifier: verifier } : {}),
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    // Many providers leave the address out of the token.
    const more =
      claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
    return toIdentity({ ...more, ...claims }, settings);
  }

  return {
    /** Where the browser goes, and what its way back is checked against. */
    async begin(settings: ProviderSettings, redirectUri: string): Promise<{ url: URL; round: Round }> {
      const configuration = await configurationOf(settings).catch(inWords);
      const round: Round = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: settings.scopes.join(' '),
        state: round.state,
        nonce: round.nonce,
        ...(settings.pkce && { code_challenge: await oidc.calculatePKCECodeChallenge(round.verifier), code_challenge_method: 'S256' }),
        ...(settings.responseMode && { response_mode: settings.responseMode }),
      });
      return { url, round };
    },

    /** Who came back. Throws `ProviderFailure` where anything about the answer is not as it must be. */
    finish: (settings: ProviderSettings, answer: URL, round: Round): Promise<Identity> => identify(settings, answer, round).catch(inWords),
  };
}

/** See `createProviderClient`. */
export type ProviderClient = ReturnType<typeof createProviderClient>;
