import type { SocialLogin, SocialNetwork } from './social-login.ts';

type Claims = Readonly<Record<string, unknown>>;

/** What proves at the provider that it is us who ask. */
export type Proof =
  /** PKCE alone. */
  | { kind: 'none' }
  /** A secret in the environment, sent with each exchange. */
  | { kind: 'secret'; variable: string }
  /** A key in the environment, which signs a secret for each exchange. */
  | { kind: 'signed'; variable: string; teamId: string; keyId: string };

/** A provider as it is asked: the customer’s own, or a service. */
export interface ProviderSettings {
  id: 'sso' | SocialNetwork;
  issuer: string;
  clientId: string;
  proof: Proof;
  scopes: readonly string[];
  /** The claim that new members get their user name from. */
  usernameClaim: string | null;
  pkce: boolean;
  /** How the answer comes; in the address unless it says so. */
  responseMode?: 'form_post';
  /** Where codes are exchanged, for a provider that does not publish it. */
  tokenEndpoint?: string;
  /** Whether the provider vouches for the address to be this person's; undefined where it says nothing of it. */
  vouches(claims: Claims): boolean | undefined;
}

const saysVerified = ({ email_verified: verified }: Claims): boolean | undefined =>
  verified === undefined ? undefined : verified === true || verified === 'true';

/** A company's own provider, as settings name it. */
export interface CompanyLogin extends Pick<ProviderSettings, 'issuer' | 'clientId' | 'scopes' | 'usernameClaim'> {
  /** The environment's variable that holds the secret; none: PKCE alone. */
  clientSecretVariable: string | null;
}

/** How a company's own provider is asked. */
export const companyProvider = ({ issuer, clientId, clientSecretVariable, scopes, usernameClaim }: CompanyLogin) =>
  ({
    ...{ id: 'sso', issuer, clientId, scopes, usernameClaim, pkce: true },
    proof: clientSecretVariable === null ? { kind: 'none' } : { kind: 'secret', variable: clientSecretVariable },
    vouches: saysVerified,
  }) satisfies ProviderSettings;

/**
 * Google has verified a foreign address once, maybe years ago; of its own mailboxes and of companies' that it hosts (`hd`) it knows whose they are now
 * (developers.google.com/identity/gsi/web/guides/verify-google-id-token).
 */
function googleVouches(claims: Claims): boolean | undefined {
  const hosted = typeof claims['hd'] === 'string' || String(claims['email']).toLowerCase().endsWith('@gmail.com');
  const verified = saysVerified(claims);
  return verified && !hosted ? undefined : verified;
}

/** A service that people have an account with anyway. */
export function socialProvider(entry: SocialLogin): ProviderSettings {
  const { network: id, issuer, clientId } = entry;
  const common = { id, issuer, clientId, usernameClaim: null };
  switch (entry.network) {
    case 'google': {
      const proof = { kind: 'secret', variable: entry.clientSecretVariable } as const;
      return { ...common, proof, scopes: ['openid', 'email', 'profile'], pkce: true, vouches: googleVouches };
    }
    case 'facebook':
      return {
        ...common,
        proof: { kind: 'secret', variable: entry.clientSecretVariable },
        scopes: ['openid', 'email', 'public_profile'],
        pkce: true,
        // Its discovery document leaves it out.
        tokenEndpoint: 'https://graph.facebook.com/oauth/access_token',
        // It has no claim for it.
        vouches: () => undefined,
      };
    case 'apple':
      return {
        ...common,
        proof: { kind: 'signed', variable: entry.privateKeyVariable, teamId: entry.teamId, keyId: entry.keyId },
        scopes: ['openid', 'email', 'name'],
        // It documents none: nonce, state and the signed secret protect the exchange instead.
        pkce: false,
        // It gives address and name in no other way.
        responseMode: 'form_post',
        vouches: saysVerified,
      };
  }
}
