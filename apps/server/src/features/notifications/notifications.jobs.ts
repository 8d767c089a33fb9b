import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

const hourMs = 60 * 60 * 1000;

/** Has the open pages of members ask for their notifications. */
export const announceNotifications = defineJob({
  name: 'notifications.announce',
  payload: z.strictObject({ people: z.array(z.strictObject({ id: z.string(), user: z.string() })) }),
  // What a page missed it asks for whenever it connects or comes into sight.
  retry: { forMs: hourMs },
});

/** Decides whether and when a notification is pushed, and to which browsers. */
export const preparePush = defineJob({ name: 'notifications.prepare-push', payload: z.strictObject({ notification: z.string() }) });

/** Sends one push message to one browser, until its push service has taken it or a day has passed. */
export const sendPush = defineJob({
  name: 'notifications.push',
  payload: z.strictObject({ notification: z.string(), subscription: z.string() }),
  retry: { forMs: 24 * hourMs },
});

/** Writes the daily mails. */
export const writeDigests = defineJob({ name: 'notifications.digest', schedule: '30 5 * * *' });

/** Deletes what is older than it is kept. */
export const forgetNotifications = defineJob({ name: 'notifications.forget', schedule: '11 3 * * *' });
