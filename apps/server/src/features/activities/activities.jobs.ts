import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Notifies those who commented before a comment, but for the first, who were notified when it was written. */
export const notifyEarlier = defineJob({
  name: 'activities.notify-earlier',
  payload: z.strictObject({ comment: z.string(), after: z.string() }),
});

/** Notifies the open pages of members of how much they have to read, where these are too many for a request. */
export const announceToMany = defineJob({ name: 'activities.announce', payload: z.strictObject({ people: z.array(z.string()) }) });
