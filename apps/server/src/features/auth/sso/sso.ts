import { createProviderClient } from '@foyer/identity-providers';
import type { Context } from '../../../platform/context.ts';
import { loadSecret } from '../../../platform/db/secret.ts';
import type { Handlers } from '../../../platform/http/operation.ts';
import type { AuthParts } from '../auth.handlers.ts';
import { createSsoAccounts } from './sso.accounts.ts';
import { createSsoHandlers } from './sso.handlers.ts';
import { createJourneys, type Journeys } from './sso.journey.ts';
import { createSsoStates } from './sso.state.ts';

/** Single sign-on by OpenID Connect, with the key of the states from the database. */
export interface Sso {
  handlers: Pick<Handlers, 'startSso' | 'finishSso'>;
  /** For other providers than the customer's own. */
  journeys: Journeys;
}

/** Builds it. */
export async function createSso(
  { config, db }: Pick<Context, 'config' | 'db'>,
  parts: AuthParts & { hostsOf(orgId: string): Promise<string[]> },
): Promise<Sso> {
  const journeys = createJourneys({
    ...parts,
    config,
    provider: createProviderClient(config),
    accounts: createSsoAccounts(db),
    states: createSsoStates(config, await loadSecret(db, 'sso')),
  });
  return { handlers: createSsoHandlers(journeys, parts.settings), journeys };
}
