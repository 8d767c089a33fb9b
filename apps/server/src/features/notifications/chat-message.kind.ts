import { defineNotificationKind } from './notification-kind.ts';

const secondMs = 1000;

/**
 * Messages in a conversation, which is the subject. Each member who has yet to read has one of it, however many messages came; the chat takes it back (`withdraw`) when
 * they were read. Param `conversation`: its name; left out where it is one of two people.
 */
export const chatMessageKind = defineNotificationKind({
  kind: 'chat_message',
  channels: { portal: true, push: true, mail: 'off' },
  text: ({ conversation }) => (conversation === undefined ? 'notification.chat_message' : 'notification.chat_message.group'),
  pushAfterMs: 10 * secondMs,
});
