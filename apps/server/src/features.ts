import type { Context } from './platform/context.ts';
import type { Handlers } from './platform/http/operation.ts';
import type { EmbedGate } from './platform/http/embeds.ts';
import type { SessionGate } from './platform/http/session.ts';
import { requireContentTriggers } from './shared/content/content-triggers.ts';
import { type ContentTypes, createContentTypes } from './shared/content/content-types.ts';
import { activityKinds, createActivitiesHandlers, createReadAlong } from './features/activities/index.ts';
import { createApiKeysHandlers } from './features/api-keys/index.ts';
import { createAuth, createSocialHandlers } from './features/auth/index.ts';
import { createChat } from './features/chat/index.ts';
import { createBubbleToolHandlers } from './features/bubble-tool/index.ts';
import { createConfirmationsHandlers } from './features/confirmations/index.ts';
import { createConsentHandlers } from './features/consent/index.ts';
import { createEditorHandlers } from './features/editor/index.ts';
import { createMailedLinksHandlers } from './features/mailed-links/index.ts';
import { createFilesSearch, createMediaHandlers } from './features/media/index.ts';
import { createModerationHandlers, moderationKind } from './features/moderation/index.ts';
import { createNewsHandlers, createNewsSearch, newsContent } from './features/news/index.ts';
import { chatMessageKind, createNotificationKinds, createNotificationsHandlers, loadVapidKeys } from './features/notifications/index.ts';
import { createNewsNumbersHandlers } from './features/news-numbers/index.ts';
import { createNewsletterHandlers } from './features/newsletter/index.ts';
import { createEmbed } from './features/embed/index.ts';
import { createHotelsSearch, createPagesHandlers, createPagesSearch, pageContent } from './features/pages/index.ts';
import { createOccasionsHandlers } from './features/occasions/index.ts';
import { createPeopleHandlers, createPeopleSearch } from './features/people/index.ts';
import { createPostsHandlers } from './features/posts/index.ts';
import { createCommentsSearch, createReactionsHandlers } from './features/reactions/index.ts';
import { createRecoveryHandlers } from './features/recovery/index.ts';
import { createSearchHandlers, type SearchSources } from './features/search/index.ts';
import { createRegistration } from './features/registration/index.ts';
import type { RealtimeHandlers } from './platform/realtime/realtime.handlers.ts';
import { createShellHandlers } from './features/shell/index.ts';
import { createUploadsHandlers } from './features/uploads/index.ts';
import { createWebNewsHandlers } from './features/webnews/index.ts';
import { createSetupHandlers } from './features/setup/index.ts';
import { createStudioPeopleHandlers } from './features/accounts/index.ts';
import { createStudioHandlers } from './features/studio/index.ts';
import { createStudioHotelsHandlers } from './features/studio-hotels/index.ts';
import { createStudioPagesHandlers } from './features/studio-pages/index.ts';
import { createStudioPresenceHandlers } from './features/studio-presence/index.ts';
import { createStudioProductsHandlers } from './features/studio-products/index.ts';
import { createPreviewsHandlers } from './features/previews/index.ts';
import { createStudioReviewsHandlers } from './features/studio-reviews/index.ts';
import { createWebhooksHandlers } from './features/webhooks/index.ts';
import { createShopHandlers } from './features/shop/index.ts';

/** Everything the features give to the application. */
export interface Features {
  /** Those of every operation but the platform's own. */
  handlers: Omit<Handlers, keyof RealtimeHandlers>;
  sessions: SessionGate;
  embeds: EmbedGate;
}

/** What comments, likes and activities can hang on. A new content type is added here. */
export const contentTypes = createContentTypes(newsContent, pageContent);

/** What members are notified of, in the order in which they choose where. A new kind is added here. */
export const notificationKinds = createNotificationKinds(...activityKinds, chatMessageKind, moderationKind);

/** What can be found; of equally good results those of the first kind come first. A new kind is added here. */
const searchSources = (context: Context, types: ContentTypes): SearchSources => [
  createPeopleSearch(context),
  createPagesSearch(context),
  createNewsSearch(context),
  createHotelsSearch(context),
  createFilesSearch(context),
  createCommentsSearch(context, types),
];

/** Makes every feature of the server. A new feature is added here. Throws a `StartError` where the database cannot keep one of the content types. */
export async function createFeatures(context: Context, types: ContentTypes = contentTypes): Promise<Features> {
  await requireContentTriggers(context.db, types.all);
  const auth = await createAuth(context);
  const embed = await createEmbed(context, auth.kit);
  const vapid = await loadVapidKeys(context.db);
  const readAlong = createReadAlong(context, types);
  const chat = createChat(context);
  const registration = createRegistration(context, auth.kit);
  return {
    handlers: {
      ...auth.handlers,
      ...registration.handlers,
      ...createSocialHandlers(context, auth.kit.journeys, registration.registerIdentity),
      ...createApiKeysHandlers(context, auth.kit),
      ...createRecoveryHandlers(context, auth.kit),
      ...createMailedLinksHandlers(context),
      ...createPeopleHandlers(context, auth.kit),
      ...createShellHandlers(context, vapid.publicKey),
      ...createConsentHandlers(context),
      ...(await createNewsletterHandlers(context)),
      ...createSearchHandlers(context, searchSources(context, types)),
      ...createPagesHandlers(context),
      ...(await createEditorHandlers(context)),
      ...createNewsHandlers(context),
      ...createStudioHandlers(context),
      ...createNewsNumbersHandlers(context),
      ...createStudioPeopleHandlers(context),
      ...createStudioPagesHandlers(context),
      ...createStudioPresenceHandlers(context),
      ...createStudioHotelsHandlers(context),
      ...createStudioProductsHandlers(context),
      ...(await createPreviewsHandlers(context)),
      ...createStudioReviewsHandlers(context),
      ...createSetupHandlers(context),
      ...createConfirmationsHandlers(context, types),
      ...createWebNewsHandlers(context),
      ...createBubbleToolHandlers(context),
      ...createPostsHandlers(context),
      ...createReactionsHandlers(context, types),
      ...createOccasionsHandlers(context, types),
      ...createActivitiesHandlers(context, types),
      ...createNotificationsHandlers(context, { kinds: notificationKinds, types, vapid, readAlong }),
      ...createWebhooksHandlers(context),
      ...createShopHandlers(context),
      ...(await createMediaHandlers(context)),
      ...createUploadsHandlers(context),
      ...chat.handlers,
      ...embed.handlers,
      ...createModerationHandlers(context, chat),
    },
    sessions: auth.gate,
    embeds: embed.gate,
  };
}
