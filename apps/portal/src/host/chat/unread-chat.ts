import type { Schemas } from '@foyer/api';

type Unread = ReadonlyMap<string, number>;

/** The counts after one of them has changed; those of 0 are left out. */
export function withUnread(before: Unread, conversation: string, unread: number): Unread {
  if ((before.get(conversation) ?? 0) === unread) return before;
  const after = new Map(before);
  if (unread > 0) after.set(conversation, unread);
  else after.delete(conversation);
  return after;
}

/** The counts as the server lists them. */
export const unreadOf = (conversations: readonly Schemas['UnreadConversation'][]): Unread =>
  new Map(conversations.filter(({ unread }) => unread > 0).map(({ conversation_id, unread }) => [conversation_id, unread]));
