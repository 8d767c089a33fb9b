import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/operation.ts';
import { consume, createLimiter, limitKey } from '../auth/limiter.ts';
import { addressGroup } from '../auth/address-group.ts';
import { createConsentRepository } from './consent.repository.ts';
import { createConsentService } from './consent.service.ts';

/** The operation on the choice of cookies. */
export function createConsentHandlers(context: Context): Pick<Handlers, 'getConsent'> {
  const service = createConsentService(context, createConsentRepository(context));
  // Guests write here, so that nobody may fill the table.
  const limiter = createLimiter(context.pool, { prefix: 'consent', points: 120, duration: 60 * 60 });
  return {
    async getConsent({ query, org, request }) {
      const { cdisc, track_all: trackAll = false, categories = '1' } = query;
      const found = await service.known(org.id, cdisc);
      if (found) return found;
      await consume(limiter, limitKey(org.id, addressGroup(request.ip)));
      return service.choose(org.id, { cdisc, trackAll, categories: categories.split('-').map(Number) });
    },
  };
}
