import type { Schemas } from './overrides.ts';

/** A choice that allows statistics beside what is necessary. */
export const aConsent = (overrides: Partial<Schemas['Consent']> = {}): Schemas['Consent'] => ({
  cdisc: '5b1f3a4e-6a0c-4a9e-9d43-0e6f2b7a9c11',
  track_all: false,
  categories: [1, 2],
  services: [
    { service_id: 'foyer', cookie_type: 1, allowed: true },
    { service_id: 'matomo', cookie_type: 2, allowed: true },
    { service_id: 'vimeo', cookie_type: 3, allowed: false },
  ],
  ...overrides,
});
