import type { Schemas } from '@foyer/api';
import type { ReadSettings } from '@foyer/settings';
import type { Context } from '../../platform/context.ts';
import { Problem, refusedField } from '../../platform/http/problem.ts';
import { allowedCategories } from './consent.policy.ts';
import type { ChoiceRow, ConsentRepository } from './consent.repository.ts';

const toConsent = ({ id, trackAll, categories }: ChoiceRow, { items }: ReadSettings['cookieConfig']): Schemas['Consent'] => ({
  cdisc: id,
  track_all: trackAll,
  categories,
  services: items.flatMap(({ cookieType, provider }) =>
    provider.map(({ serviceId }) => ({ service_id: serviceId, cookie_type: cookieType, allowed: categories.includes(cookieType) })),
  ),
});

/** What visitors allow. */
export function createConsentService(context: Pick<Context, 'settings' | 'storage'>, choices: ConsentRepository) {
  const configOf = async (orgId: string) => (await context.settings.of(orgId)).cookieConfig;
  async function known(orgId: string, cdisc: string): Promise<Schemas['Consent'] | null> {
    const row = await choices.find(orgId, cdisc);
    return row ? toConsent(row, await configOf(orgId)) : null;
  }
  return {
    /** What follows from a choice that has been kept; null where there is none of this number. */
    known,

    /** Keeps a new choice. Throws 503 where nothing can be stored: without its proof no consent counts. */
    async choose(orgId: string, { cdisc, ...choice }: { cdisc: string; trackAll: boolean; categories: number[] }) {
      if (context.storage.readOnly()) throw new Problem(503, 'storage_full', { headers: { 'retry-after': '60' } });
      const config = await configOf(orgId);
      await choices.add({ id: cdisc, orgId, trackAll: choice.trackAll, categories: allowedCategories(config, choice) });
      const kept = await known(orgId, cdisc);
      // The number belongs to a choice made at another customer's.
      if (!kept) throw refusedField('cdisc', 'not_allowed');
      return kept;
    },
  };
}
