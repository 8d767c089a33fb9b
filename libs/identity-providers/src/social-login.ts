import { createPrivateKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

const short = z.string().trim().min(1).max(200);

/** The name of a variable of the environment: settings are exported and shown, secrets are not. */
export const secretVariable = z.string().regex(/^[A-Z][A-Z0-9_]{2,63}$/);

/** A provider's address, which publishes what it can do below it. */
export const issuer = z.url({ protocol: /^https?$/ });

const google = z.object({
  network: z.literal('google'),
  clientId: short,
  clientSecretVariable: secretVariable,
  issuer: issuer.default('https://accounts.google.com'),
});

const facebook = z.object({
  network: z.literal('facebook'),
  clientId: short,
  clientSecretVariable: secretVariable,
  issuer: issuer.default('https://www.facebook.com'),
});

/** Apple has no lasting secret: one is signed for each exchange, with the key of the team. */
const apple = z.object({
  network: z.literal('apple'),
  /** The id of the service, such as `com.example.community.login`. */
  clientId: short,
  teamId: short,
  keyId: short,
  /** Holds the private key that Apple gives once (PEM; `\n` may replace its line ends). */
  privateKeyVariable: secretVariable,
  issuer: issuer.default('https://appleid.apple.com'),
});

const socialLogin = z.discriminatedUnion('network', [google, facebook, apple]);

/** The services through which people may log in, each at most once. */
export const socialLogins = z
  .array(socialLogin)
  .refine((entries) => new Set(entries.map(({ network }) => network)).size === entries.length, 'names a service twice');

/** A service as it is set up for a customer. */
export type SocialLogin = z.output<typeof socialLogin>;

/** A service by its name. */
export type SocialNetwork = SocialLogin['network'];

type Env = Readonly<Record<string, string | undefined>>;

/** What proves at the service that it is us who ask; undefined where the operator has not given it. */
export const secretOf = (entry: SocialLogin, env: Env = process.env): string | undefined =>
  env[entry.network === 'apple' ? entry.privateKeyVariable : entry.clientSecretVariable] || undefined;

/** Apple's key of a variable's value; undefined where there is none in it. */
export function privateKeyOf(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'));
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    // The error's own words could quote the key.
    return undefined;
  }
}

interface Signup {
  activeLoginTypes: readonly string[];
  social: readonly SocialLogin[];
}

/** The services that people can really log in through: wanted by the customer, and with a secret from the operator. */
export const offeredSocial = ({ activeLoginTypes, social }: Signup, env: Env = process.env): SocialLogin[] =>
  activeLoginTypes.includes('social') ? social.filter((entry) => secretOf(entry, env)) : [];
