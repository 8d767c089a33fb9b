import { aConsent } from '../factories/consent.ts';
import { failing, mock } from './mock.ts';

/** Answers the choice it is asked about. */
export const getConsent = () =>
  mock('getConsent', ({ query }) => {
    const categories = (query.get('categories') ?? '1').split('-').map(Number);
    return aConsent({
      cdisc: query.get('cdisc') ?? aConsent().cdisc,
      track_all: query.get('track_all') === 'true',
      categories,
      services: aConsent().services.map((service) => ({ ...service, allowed: categories.includes(service.cookie_type) })),
    });
  });
export const getConsentFails = failing('getConsent');
