import type { Context } from '../../platform/context.ts';
import { loadSecret } from '../../platform/db/secret.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { unsubscribePath } from './newsletter.links.ts';
import { createNewsletterMails } from './newsletter.mails.ts';
import { createNewsletterService } from './newsletter.service.ts';
import { createNewsletterTokens } from './newsletter.tokens.ts';

/** The operations on newsletters. Reads (or at the very first start makes) the key that signs the links of mails. */
export async function createNewsletterHandlers(context: Context) {
  const service = createNewsletterService(context);
  const mails = createNewsletterMails(context, createNewsletterTokens(await loadSecret(context.db, 'newsletter')));
  return {
    listNewsletterSubscriptions: (input) => service.list(member(input), input.locale),
    async subscribeNewsletter({ body, me, org, locale, request }) {
      if (me) {
        await service.subscribe(me, body.lists, locale);
        return { status: 'subscribed' };
      }
      await mails.request({ orgId: org.id, email: body.email, lists: body.lists, locale, ip: request.ip });
      return { status: 'mail_sent' };
    },
    setNewsletterSubscriptions: (input) => service.choose(member(input), input.body.lists, input.locale),
    confirmNewsletter: ({ body }) => mails.confirm(body.token),
    openNewsletterUnsubscribe({ query, reply }) {
      const path = unsubscribePath(query.token, mails.leads(query.token), query.notification === '1');
      return void reply.redirect(path, 302);
    },
    unsubscribeNewsletter: ({ query }) => mails.unsubscribe(query.token),
  } satisfies Partial<Handlers>;
}
