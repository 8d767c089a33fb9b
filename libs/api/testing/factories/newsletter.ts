import type { Schemas } from './overrides.ts';

/** A guest's wish to get a newsletter. */
export const aNewsletterRequest = (overrides: Partial<Schemas['NewsletterRequest']> = {}): Schemas['NewsletterRequest'] => ({
  email: 'annika.berger@aurelia.example',
  lists: ['news'],
  ...overrides,
});

/** What becomes of a guest's wish. */
export const aNewsletterResult = (overrides: Partial<Schemas['NewsletterResult']> = {}): Schemas['NewsletterResult'] => ({
  status: 'mail_sent',
  ...overrides,
});

/** A member's whole choice. */
export const aNewsletterSelection = (overrides: Partial<Schemas['NewsletterSelection']> = {}): Schemas['NewsletterSelection'] => ({
  lists: ['news'],
  ...overrides,
});

/** The secret of a link. */
export const aNewsletterToken = (overrides: Partial<Schemas['NewsletterToken']> = {}): Schemas['NewsletterToken'] => ({
  token: 'WyJuZXdzIl0.c2lnbmVk',
  ...overrides,
});

/** Two lists, of which the member gets one. */
export const newsletterSubscriptions = (): Schemas['NewsletterSubscription'][] => [
  { key: 'news', title: 'Neuigkeiten aus den Häusern', selected: true },
  { key: 'events', title: 'Feste und Termine', selected: false },
];
