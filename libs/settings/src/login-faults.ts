import { privateKeyOf, secretOf, type SocialLogin } from '@foyer/identity-providers';
import type { ReadSettings } from './org-settings.ts';
import type { SettingsFault } from './read-tolerantly.ts';

type Env = Readonly<Record<string, string | undefined>>;
type Logins = Pick<ReadSettings, 'signup' | 'sso'>;

const missing = (variable: string): string => `The environment's variable ${variable} holds nothing`;

function secretFault(entry: SocialLogin, index: number, env: Env): SettingsFault[] {
  const secret = secretOf(entry, env);
  const [name, variable] =
    entry.network === 'apple'
      ? ['privateKeyVariable', entry.privateKeyVariable]
      : (['clientSecretVariable', entry.clientSecretVariable] as const);
  const path = `signup.social.${index}.${name}`;
  const without = `; ${entry.network} is not offered`;
  if (secret === undefined) return [{ path, message: missing(variable) + without }];
  if (entry.network !== 'apple' || privateKeyOf(secret)) return [];
  return [{ path, message: `The environment's variable ${variable} holds no private key of Apple's (PEM, P-256); no login succeeds` }];
}

/**
 * What is half set up of single sign-on and services: in the settings alone, or the environment alone, it cannot be seen. What `known` faults have left out is
 * not missed. Never quotes a secret.
 */
export function loginFaults({ signup, sso }: Logins, known: readonly SettingsFault[], env: Env = process.env): SettingsFault[] {
  const leftOut = (name: string) => known.some(({ path }) => path.startsWith(name));
  const wants = (type: 'sso' | 'social') => signup.activeLoginTypes.includes(type);
  const path = 'signup.activeLoginTypes';
  const faults = signup.social.flatMap((entry, index) => secretFault(entry, index, env));
  if (wants('social') && signup.social.length === 0 && !leftOut('signup.social'))
    faults.push({ path, message: 'Names "social", but signup.social names no service' });
  if (!wants('social') && signup.social.length > 0) faults.push({ path, message: 'Does not name "social": no service is offered' });
  if (wants('sso') && !sso && !leftOut('sso')) faults.push({ path, message: 'Names "sso", but the setting sso is missing' });
  const variable = sso?.clientSecretVariable;
  if (variable && !env[variable]) faults.push({ path: 'sso.clientSecretVariable', message: `${missing(variable)}; no login succeeds` });
  return faults;
}
