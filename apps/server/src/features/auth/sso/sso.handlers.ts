import { companyProvider } from '@foyer/identity-providers';
import type { Handlers } from '../../../platform/http/operation.ts';
import type { SettingsReader } from '../../../platform/settings/settings-reader.ts';
import { SsoFailure } from './sso.failure.ts';
import type { Destination, Journeys } from './sso.journey.ts';

/** The handlers of `startSso` and `finishSso`: the customer's own provider. */
export function createSsoHandlers(journeys: Journeys, settings: SettingsReader): Pick<Handlers, 'startSso' | 'finishSso'> {
  const company = (orgId: string): Destination => ({
    id: 'sso',
    callback: '/api/v2/auth/mocs/callback',
    async way() {
      const { sso } = await settings.of(orgId);
      if (!sso) throw new SsoFailure('failed', 'There is no single sign-on here');
      return { provider: companyProvider(sso), via: 'sso', admits: () => sso.createUsers, unvouched: 'counts' };
    },
  });
  return {
    startSso: (input) => journeys.start(input, company(input.org.id)),
    finishSso: (input) => journeys.finish(input, company(input.org.id)),
  };
}
