import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import { localize } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { checkLists } from './newsletter.lists.ts';
import { createNewsletterRepository } from './newsletter.repository.ts';

/** What members do about their own subscriptions. */
export function createNewsletterService({ db, settings }: Pick<Context, 'db' | 'settings'>) {
  const settingsOf = async (orgId: string) => (await settings.of(orgId)).newsletter;

  async function addressOf(me: Me): Promise<string> {
    const email = await createNewsletterRepository(db).memberAddress(me.id);
    if (!email) throw new Problem(401, 'unauthenticated');
    return email;
  }

  async function list(me: Me, locale: Locale): Promise<Schemas['NewsletterSubscription'][]> {
    const { active, lists } = await settingsOf(me.orgId);
    if (!active) return [];
    const selected = await createNewsletterRepository(db).confirmed(me.orgId, await addressOf(me));
    return lists.map(({ key, title }) => ({ key, title: localize(title, locale).text, selected: selected.includes(key) }));
  }

  return {
    list,

    /** The member gets these lists from now on, at their own address. */
    async subscribe(me: Me, lists: readonly string[], locale: Locale): Promise<void> {
      checkLists(await settingsOf(me.orgId), lists);
      await createNewsletterRepository(db).subscribe({ orgId: me.orgId, email: await addressOf(me), lists }, locale);
    },

    /** The member gets these lists and no others. */
    async choose(me: Me, lists: readonly string[], locale: Locale): Promise<Schemas['NewsletterSubscription'][]> {
      checkLists(await settingsOf(me.orgId), lists);
      const subscriber = { orgId: me.orgId, email: await addressOf(me), lists };
      await db.transaction(async (tx) => {
        const subscriptions = createNewsletterRepository(tx);
        await subscriptions.unsubscribeFromOthers(subscriber);
        await subscriptions.subscribe(subscriber, locale);
      });
      return list(me, locale);
    },
  };
}
