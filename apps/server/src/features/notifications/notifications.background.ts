import { createOutbound, type Outbound } from '@foyer/outbound';
import type { Context } from '../../platform/context.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { createDigest } from './digest.ts';
import type { NotificationKinds } from './notification-kind.ts';
import { announceNotifications, forgetNotifications, preparePush, sendPush, writeDigests } from './notifications.jobs.ts';
import { forgetSome } from './notifications.forget.ts';
import { createPushPlanner } from './push.prepare.ts';
import { createPushSender } from './push.send.ts';
import type { VapidKeys } from './vapid.ts';

interface BackgroundParts {
  kinds: NotificationKinds;
  types: ContentTypes;
  vapid: VapidKeys;
}

/** What tests set. */
interface BackgroundOptions {
  outbound?: Outbound;
  now?: () => number;
}

type BackgroundContext = Pick<Context, 'db' | 'jobs' | 'config' | 'settings' | 'realtime'>;

/** Adds what notifications leave to the background work: telling pages, pushing, the daily mail, forgetting. */
export function addNotificationJobs(context: BackgroundContext, parts: BackgroundParts, options: BackgroundOptions = {}): void {
  const { jobs, realtime, config } = context;
  const { kinds, types, vapid } = parts;
  const { outbound = createOutbound({ allowed: config.outboundAllow }), now = Date.now } = options;
  const plan = createPushPlanner(context, kinds, now);
  const send = createPushSender(context, outbound, vapid);
  const digest = createDigest(context, { kinds, types });
  jobs.add(announceNotifications, {
    run: async ({ people }) => people.forEach(({ id, user }) => realtime.publish(user, { type: 'notification', id })),
  });
  jobs.add(preparePush, { run: ({ notification }) => plan(notification) });
  jobs.add(sendPush, { run: send, close: () => outbound.close() });
  jobs.add(writeDigests, { run: (_, signal) => digest(signal) });
  jobs.add(forgetNotifications, {
    async run(_, signal) {
      while (await forgetSome(context.db)) signal.throwIfAborted();
    },
  });
}
