import { type NotificationKind, defineNotificationKind } from '../notifications/index.ts';
import type { Sentence } from './activities.policy.ts';

const portalAndPush = { portal: true, push: true, mail: 'off' } as const;

const mention = defineNotificationKind({ kind: 'mention', channels: { ...portalAndPush, mail: 'daily' } });
const reply = defineNotificationKind({ kind: 'reply', channels: portalAndPush });
const comment = defineNotificationKind({ kind: 'comment', channels: portalAndPush });
const discussion = defineNotificationKind({ kind: 'discussion', channels: { ...portalAndPush, push: false } });
const confirmation = defineNotificationKind({
  kind: 'confirmation',
  channels: { ...portalAndPush, mail: 'daily' },
  text: () => 'activity.confirmation_asked',
});
const congratulation = defineNotificationKind({
  kind: 'congratulation',
  channels: portalAndPush,
  text: ({ sentence }) => `activity.${sentence}`,
});

/** What activities notify of. */
export const activityKinds: readonly NotificationKind[] = [mention, reply, comment, discussion, confirmation, congratulation];

/** What each sentence notifies of. */
export const kindOf: Record<Sentence, NotificationKind> = {
  mention,
  reply_to_yours: reply,
  comment_on_yours: comment,
  comment_beside_yours: discussion,
  confirmation_asked: confirmation,
  congratulated_on_birthday: congratulation,
  congratulated_on_anniversary: congratulation,
};
