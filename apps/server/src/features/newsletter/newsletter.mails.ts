import { isMailAddress } from '@foyer/mails';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { Problem, refusedField } from '../../platform/http/problem.ts';
import { normaliseIdentifier } from '../../shared/identity/identifier.ts';
import { consume, createLimiter, limitKey } from '../../shared/throttle/limiter.ts';
import { addressGroup } from '../../shared/throttle/address-group.ts';
import { createSlowdown } from '../../shared/throttle/slowdown.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { newsletterLinks } from './newsletter.links.ts';
import { checkLists, titles } from './newsletter.lists.ts';
import { createNewsletterRepository } from './newsletter.repository.ts';
import type { NewsletterTokens } from './newsletter.tokens.ts';

const confirmableMs = 7 * 24 * 60 * 60 * 1000;
const hour = 60 * 60;

/** A guest's wish. */
export interface GuestRequest {
  orgId: string;
  email: string | undefined;
  lists: readonly string[];
  locale: Locale;
  ip: string;
}

/** Subscribing by mail, and leaving by it: no one is logged in. */
export function createNewsletterMails({ db, pool, settings, config }: Context, tokens: NewsletterTokens) {
  const mailboxes = createLimiter(pool, { prefix: 'newsletter-address', points: 3, duration: hour });
  const clients = createSlowdown(pool, 'newsletter-client');
  const orgs = createOrgs({ db });
  // Asked before a transaction begins: the embedded database has one connection.
  const linksOf = async (orgId: string) => newsletterLinks(await orgs.originOf(orgId, config.publicUrl), tokens);
  const settingsOf = async (orgId: string) => (await settings.of(orgId)).newsletter;

  return {
    /** Sends a guest the mail that asks whether it was them; one mail in every case, so that neither answer nor time reveals who is known. */
    async request({ orgId, email: given, lists, locale, ip }: GuestRequest): Promise<void> {
      const newsletter = await settingsOf(orgId);
      checkLists(newsletter, lists);
      const email = normaliseIdentifier(given ?? '');
      if (email === '') throw refusedField('email', 'required');
      if (!isMailAddress(email)) throw refusedField('email', 'not_an_email');
      await clients.take(addressGroup(ip));
      await consume(mailboxes, limitKey(orgId, email));
      const links = await linksOf(orgId);
      await db.transaction(async (tx) => {
        const subscriptions = createNewsletterRepository(tx);
        await subscriptions.forgetUnconfirmed(orgId, new Date(Date.now() - confirmableMs));
        const known = await subscriptions.confirmed(orgId, email);
        const waiting = lists.filter((key) => !known.includes(key));
        if (waiting.length > 0) await subscriptions.request({ orgId, email, lists: waiting }, locale);
        const link = { orgId, email, lists: waiting.length > 0 ? waiting : [...lists] };
        const mail = { orgId, to: email, locale };
        const values = { lists: titles(newsletter, link.lists, locale) };
        await (waiting.length > 0
          ? enqueueMail(tx, { ...mail, kind: 'newsletter_confirm', values: { ...values, url: links.confirm(link, locale) } })
          : enqueueMail(tx, { ...mail, kind: 'newsletter_welcome', values: { ...values, ...links.standing(link) } }));
      });
    },

    /** Confirms what a guest asked for. Throws 410 for a link that is none, too old, or overtaken by leaving. */
    async confirm(token: string): Promise<void> {
      const link = tokens.read('confirm', token);
      const good = link && Date.now() - link.signedAt < confirmableMs ? link : null;
      if (!good) throw new Problem(410, 'newsletter_link_invalid');
      const newsletter = await settingsOf(good.orgId);
      const links = await linksOf(good.orgId);
      await db.transaction(async (tx) => {
        const subscriptions = createNewsletterRepository(tx);
        const before = await subscriptions.confirmed(good.orgId, good.email);
        const locale = await subscriptions.confirm(good);
        if (!locale) throw new Problem(410, 'newsletter_link_invalid');
        if (good.lists.every((key) => before.includes(key))) return;
        const values = { lists: titles(newsletter, good.lists, locale), ...links.standing(good) };
        await enqueueMail(tx, { orgId: good.orgId, kind: 'newsletter_welcome', to: good.email, locale, values });
      });
    },

    /** Whether a link out of a newsletter is one of ours. */
    leads: (token: string): boolean => tokens.read('unsubscribe', token) !== null,

    /** Ends the subscriptions of a link, however often. Throws 410 where it is not ours. */
    async unsubscribe(token: string): Promise<void> {
      const link = tokens.read('unsubscribe', token);
      if (!link) throw new Problem(410, 'newsletter_link_invalid');
      await createNewsletterRepository(db).unsubscribe(link);
    },
  };
}
