import type { Schemas } from '@foyer/api';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What the kinds of notifications are called; one that is newer than the portal is called by its own name. */
export const kindWords: Partial<Record<Schemas['NotificationKind'], MessageDescriptor>> = defineMessages({
  mention: { defaultMessage: 'You are mentioned', description: 'Kind of notifications' },
  reply: { defaultMessage: 'Replies to your comments', description: 'Kind of notifications' },
  comment: { defaultMessage: 'Comments on your articles', description: 'Kind of notifications' },
  discussion: { defaultMessage: 'More comments where you commented', description: 'Kind of notifications' },
  confirmation: { defaultMessage: 'Articles to confirm', description: 'Kind of notifications' },
  congratulation: { defaultMessage: 'Congratulations', description: 'Kind of notifications' },
  chat_message: { defaultMessage: 'Chat messages', description: 'Kind of notifications' },
  moderation: { defaultMessage: 'Reports and what became of them', description: 'Kind of notifications' },
});
