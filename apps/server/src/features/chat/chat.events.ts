import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import type { AudienceEvent, FindRecipients } from '../../platform/realtime/audience.ts';
import { mostReaders, mostWhoSeeTyping } from './chat.policy.ts';
import type { ConversationsRepository } from './conversations.repository.ts';

/** Conversations with unread messages that a page is told of when it begins. */
const mostUnread = 500;

type Row = Awaited<ReturnType<ConversationsRepository['recipients']>>[number];

/** Whether a member is told of an event. */
function isFor({ userId, fromSeq, members }: Row, event: AudienceEvent): boolean {
  if (event.type === 'chat_message') return fromSeq < (event['message'] as Schemas['ChatMessage']).seq;
  if (event.type === 'chat_read') return userId !== event['user_id'] && members <= mostReaders;
  if (event.type === 'chat_typing') return userId !== event['user_id'] && members <= mostWhoSeeTyping;
  return true;
}

/** Tells members of what happens in their conversations (`RealtimeChat…` in the contract). Call it after the transaction of what it is about. */
export function createChatEvents({ realtime, log }: Pick<Context, 'realtime' | 'log'>, conversations: ConversationsRepository) {
  const find: FindRecipients = async (id, events, among) =>
    (await conversations.recipients(id, among)).map((row) => ({
      userId: row.userId,
      hears: events
        .filter((event) => isFor(row, event))
        .map((event) => ({ event, ...(event.type === 'chat_message' && { own: { unread: row.unread, muted: row.muted } }) })),
    }));
  realtime.addAudience('conversation', find);
  realtime.onConnect((userId, send) =>
    conversations.unread(userId, mostUnread).then(
      (rows) =>
        send({
          type: 'chat_unread',
          conversations: rows.map(({ conversationId, unread }) => ({ conversation_id: conversationId, unread })),
        }),
      (error: unknown) => log.warn({ err: error }, 'A page could not be told what is unread in the chat'),
    ),
  );
  const toAll = (id: string, event: AudienceEvent) => realtime.publishTo({ kind: 'conversation', id }, event);

  return {
    /** A message or note came or was changed. */
    message: (message: Schemas['ChatMessage']) =>
      toAll(message.conversation_id, { type: 'chat_message', message, seq: message.changed_seq }),
    /** The conversation itself is not what its members know. */
    conversation: (id: string) => toAll(id, { type: 'chat_conversation', conversation_id: id }),
    /** The same for one member: they lost it, or changed their own preferences. */
    conversationOf: (userId: string, id: string) => realtime.publish(userId, { type: 'chat_conversation', conversation_id: id }),
    /** A member has read on; others are told where the member lets them see it. */
    read(userId: string, id: string, number: number, unread: number, seen: boolean) {
      realtime.publish(userId, { type: 'chat_read', conversation_id: id, user_id: userId, number, unread });
      if (seen) toAll(id, { type: 'chat_read', conversation_id: id, user_id: userId, number, unread: null });
    },
    typing: (userId: string, name: string, id: string) => toAll(id, { type: 'chat_typing', conversation_id: id, user_id: userId, name }),
  };
}
