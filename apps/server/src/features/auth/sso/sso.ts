import type { Context } from '../../../context.ts';
import { loadSecret } from '../../../db/secret.ts';
import type { Handlers } from '../../../http/operation.ts';
import type { AuthParts } from '../auth.handlers.ts';
import { createSsoAccounts } from './sso.accounts.ts';
import { createSsoHandlers } from './sso.handlers.ts';
import { createSsoProvider } from './sso.provider.ts';
import { createSsoStates } from './sso.state.ts';

/** Single sign-on by OpenID Connect: the handlers, with the key of the states from the database. */
export async function createSso(
  { config, db }: Pick<Context, 'config' | 'db'>,
  parts: AuthParts & { hostsOf(orgId: string): Promise<string[]> },
): Promise<Pick<Handlers, 'startSso' | 'finishSso'>> {
  return createSsoHandlers({
    ...parts,
    config,
    provider: createSsoProvider(config),
    accounts: createSsoAccounts(db),
    states: createSsoStates(config, await loadSecret(db, 'sso')),
  });
}
