import { localePath, paths } from '@foyer/links';
import type { Locale } from '../../platform/db/types.ts';
import type { NewsletterLink, NewsletterTokens } from './newsletter.tokens.ts';

/** Where the result of leaving is shown: the German home, as the specification has it (access §2). */
const home = localePath('de_DE');

/**
 * Where the link out of a newsletter leads people: to the portal's question, or, where it is not ours, to its refusal. The portal's page
 * posts, so that programs that open the links of mails unsubscribe no one.
 */
export function unsubscribePath(token: string, good: boolean, notification: boolean): string {
  const query = new URLSearchParams(good ? { unsubscribe_token: token } : { unsubscribe: '0' });
  if (notification) query.set('notification', '1');
  return `${home}?${query}`;
}

/** The addresses that newsletter mails carry. `origin` is the customer's (`Orgs.originOf`). */
export function newsletterLinks(origin: string, tokens: NewsletterTokens) {
  return {
    /** To the portal, which posts the token; the login passes its query on to those who are logged in. */
    confirm: (link: NewsletterLink, locale: Locale): string =>
      `${origin}${localePath(locale, paths.login)}?newsletter_confirm=${tokens.sign('confirm', link)}`,
    /** Home, and the way out: for people and, by POST, for mail programs (`List-Unsubscribe`). */
    standing: (link: NewsletterLink) => ({
      url: `${origin}/`,
      unsubscribe_url: `${origin}/api/v2/newsletter/unsubscribe?token=${tokens.sign('unsubscribe', link)}`,
    }),
  };
}
