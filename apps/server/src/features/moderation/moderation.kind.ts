import { defineNotificationKind } from '../notifications/index.ts';

/** What a notification of moderation tells: to moderators that there is a report, to others what became of it. */
export type ModerationText = 'reported' | 'removed' | 'report_removed' | 'report_kept';

/** Something was reported, or decided on. Param `text`: a `ModerationText`. */
export const moderationKind = defineNotificationKind({
  kind: 'moderation',
  channels: { portal: true, push: true, mail: 'daily' },
  text: ({ text }) => `notification.moderation.${text}`,
});
