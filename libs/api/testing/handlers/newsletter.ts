import { aNewsletterResult, newsletterSubscriptions } from '../factories/newsletter.ts';
import type { Schemas } from '../factories/overrides.ts';
import { failing, mock } from './mock.ts';

export const subscribeNewsletter = (result: Schemas['NewsletterResult'] = aNewsletterResult()) => mock('subscribeNewsletter', () => result);
export const subscribeNewsletterFails = failing('subscribeNewsletter');

/** Reads and sets the member's newsletters and remembers them. */
export function newsletterCalls(initial: Schemas['NewsletterSubscription'][] = newsletterSubscriptions()) {
  let kept = initial;
  return [
    mock('listNewsletterSubscriptions', () => kept),
    mock('setNewsletterSubscriptions', ({ body: { lists } }) => {
      kept = kept.map((subscription) => ({ ...subscription, selected: lists.includes(subscription.key) }));
      return kept;
    }),
  ];
}
export const listNewsletterSubscriptionsFails = failing('listNewsletterSubscriptions');
export const setNewsletterSubscriptionsFails = failing('setNewsletterSubscriptions');

export const confirmNewsletter = () => mock('confirmNewsletter', () => null);
export const confirmNewsletterFails = failing('confirmNewsletter', 410, 'newsletter_link_invalid');

/** The way out: as a link it leads to the portal, here to nowhere; by POST it always works. */
export const unsubscribeCalls = () => [
  mock('openNewsletterUnsubscribe', () => new Response(null, { status: 302, headers: { location: '/de_DE?unsubscribe=0' } })),
  mock('unsubscribeNewsletter', () => null),
];
export const unsubscribeNewsletterFails = failing('unsubscribeNewsletter', 410, 'newsletter_link_invalid');
