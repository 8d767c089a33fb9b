import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import type { NotificationKinds } from './notification-kind.ts';
import { addNotificationJobs } from './notifications.background.ts';
import { createNotificationsRepository } from './notifications.repository.ts';
import { createNotificationsService, type ReadAlong } from './notifications.service.ts';
import { createPreferences } from './preferences.service.ts';
import { createSubscriptions } from './push.subscriptions.ts';
import type { VapidKeys } from './vapid.ts';

/** What notifications are given besides the context. */
export interface NotificationsParts {
  kinds: NotificationKinds;
  types: ContentTypes;
  vapid: VapidKeys;
  readAlong: ReadAlong;
}

/** The operations on notifications, push subscriptions and preferences. */
export function createNotificationsHandlers(context: Context, { kinds, types, vapid, readAlong }: NotificationsParts) {
  const notifications = createNotificationsRepository(context, types);
  const service = createNotificationsService({ ...context, notifications, kinds, types, readAlong });
  const preferences = createPreferences(context, kinds);
  const subscriptions = createSubscriptions(context);
  addNotificationJobs(context, { kinds, types, vapid });
  const asking = (input: { me: Parameters<typeof member>[0]['me']; sessionId: string | null }) => {
    if (input.sessionId === null) throw new Problem(401, 'unauthenticated');
    return { ...member(input), sessionId: input.sessionId };
  };
  return {
    listLatestNotifications: (input) => service.latest(member(input), input.wording),
    markNotificationsAsOld: (input) => service.markAsOld(member(input), input.body),
    setPushSubscription: (input) => subscriptions.setWeb(asking(input), input.body.subscription),
    endPushSubscription: (input) => subscriptions.end(asking(input), 'web'),
    setDeviceToken: (input) => subscriptions.setDevice(asking(input), input.body.token),
    endDeviceToken: (input) => subscriptions.end(asking(input), 'device'),
    getNotificationPreferences: (input) => preferences.read(member(input)),
    setNotificationPreferences: (input) => preferences.change(member(input), input.body),
  } satisfies Partial<Handlers>;
}
