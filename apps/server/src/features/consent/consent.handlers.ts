import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/operation.ts';
import { addressGroup } from '../../shared/throttle/address-group.ts';
import { createSlowdown, slowdownOfAddresses } from '../../shared/throttle/slowdown.ts';
import { createConsentRepository } from './consent.repository.ts';
import { createConsentService } from './consent.service.ts';

/** The operation on the choice of cookies. */
export function createConsentHandlers(context: Context): Pick<Handlers, 'getConsent'> {
  const service = createConsentService(context, createConsentRepository(context));
  // Guests write here: a script must not fill the table.
  const clients = createSlowdown(context.pool, 'consent', { ...slowdownOfAddresses, free: 300 });
  return {
    async getConsent({ query, org, request }) {
      const { cdisc, track_all: trackAll = false, categories = '1' } = query;
      const found = await service.known(org.id, cdisc);
      if (found) return found;
      await clients.take(addressGroup(request.ip));
      return service.choose(org.id, { cdisc, trackAll, categories: categories.split('-').map(Number) });
    },
  };
}
