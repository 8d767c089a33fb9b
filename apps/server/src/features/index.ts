import type { Context } from '../context.ts';
import type { Handlers } from '../http/operation.ts';
import type { SessionGate } from '../http/session.ts';
import { createActivitiesHandlers } from './activities/activities.handlers.ts';
import { createAuth } from './auth/auth.ts';
import { createSocialHandlers } from './auth/sso/social.handlers.ts';
import { createBubbleToolHandlers } from './bubble-tool/bubble-tool.handlers.ts';
import { createConfirmationsHandlers } from './confirmations/confirmations.handlers.ts';
import { createConsentHandlers } from './consent/consent.handlers.ts';
import { createEditorHandlers } from './editor/editor.handlers.ts';
import { createMailedLinksHandlers } from './mailed-links/mailed-links.handlers.ts';
import { createMediaHandlers } from './media/media.handlers.ts';
import { createNewsHandlers } from './news/news.handlers.ts';
import { createNewsletterHandlers } from './newsletter/newsletter.handlers.ts';
import { createPagesHandlers } from './pages/pages.handlers.ts';
import { createOccasionsHandlers } from './occasions/occasions.handlers.ts';
import { createPeopleHandlers } from './people/people.handlers.ts';
import { createPostsHandlers } from './posts/posts.handlers.ts';
import { createReactionsHandlers } from './reactions/reactions.handlers.ts';
import { createRecoveryHandlers } from './recovery/recovery.handlers.ts';
import { createSearchHandlers } from './search/search.handlers.ts';
import { createRegistration } from './registration/registration.handlers.ts';
import { realtimeHandlers } from '../realtime/realtime.handlers.ts';
import { createShellHandlers } from './shell/shell.handlers.ts';
import { createWebNewsHandlers } from './webnews/webnews.handlers.ts';
import { createShopHandlers } from './shop/shop.handlers.ts';

/** Everything the features give to the application. */
export interface Features {
  handlers: Handlers;
  sessions: SessionGate;
  /** Stops what runs beside the requests. */
  close?(): void;
}

/** Makes every feature of the server. A new feature is added here. */
export async function createFeatures(context: Context): Promise<Features> {
  const auth = await createAuth(context);
  const registration = createRegistration(context, auth.kit);
  return {
    handlers: {
      ...auth.handlers,
      ...registration.handlers,
      ...createSocialHandlers(context, auth.kit.journeys, registration.registerIdentity),
      ...createRecoveryHandlers(context, auth.kit),
      ...createMailedLinksHandlers(context),
      ...createPeopleHandlers(context, auth.kit),
      ...createShellHandlers(context),
      ...createConsentHandlers(context),
      ...(await createNewsletterHandlers(context)),
      ...createSearchHandlers(context),
      ...(await createPagesHandlers(context)),
      ...(await createEditorHandlers(context)),
      ...createNewsHandlers(context),
      ...createConfirmationsHandlers(context),
      ...createWebNewsHandlers(context),
      ...createBubbleToolHandlers(context),
      ...createPostsHandlers(context),
      ...createReactionsHandlers(context),
      ...createOccasionsHandlers(context),
      ...createActivitiesHandlers(context),
      ...createShopHandlers(context),
      ...(await createMediaHandlers(context)),
      ...realtimeHandlers,
    },
    sessions: auth.gate,
    close: auth.close,
  };
}
