import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import { toPerson } from '../../shared/people/person.presenter.ts';
import { permissionsOf, unreadOf } from './chat.policy.ts';
import type { ConversationParts, MemberRow } from './conversations.parts.ts';
import type { ConversationRow } from './conversations.repository.ts';
import { showMessages } from './messages.presenter.ts';
import type { MessageParts } from './messages.parts.ts';

/** A person of the chat. */
export const toChatPerson = (
  { portrait, online, ...person }: Pick<MemberRow, 'id' | 'firstname' | 'lastname' | 'portrait' | 'online'>,
  locale: Locale,
): Schemas['ChatPerson'] => ({ ...toPerson(person, portrait, locale), online });

/** What conversations are shown with. */
export interface ShownParts {
  conversations: ConversationParts;
  messages: MessageParts;
}

/** Shows conversations to one of their members: in as few statements for many as for one. */
export async function showConversations(
  { conversations, messages }: ShownParts,
  userId: string,
  rows: readonly ConversationRow[],
  locale: Locale,
): Promise<Schemas['Conversation'][]> {
  const ids = rows.map(({ conversation }) => conversation.id);
  const [others, readers, last] = [
    await conversations.others(userId, ids),
    await conversations.readers(userId, ids),
    await showMessages(messages, await conversations.lastMessages(userId, ids), locale),
  ];
  return rows.map(({ conversation, member }) => {
    const { id, type, name, createdAt, lastSeq, lastNumber, memberCount } = conversation;
    const of = <Row extends { conversationId: string }>(all: readonly Row[]) => all.filter((row) => row.conversationId === id);
    const members = of(others);
    const reachable = type === 'group' || members.every(({ active }) => active);
    return {
      id,
      type,
      name,
      members: members.map((row) => toChatPerson(row, locale)),
      member_count: memberCount,
      created: createdAt.toISOString(),
      last_seq: lastSeq,
      last_number: lastNumber,
      read_number: member.readNumber,
      new_messages: unreadOf(lastNumber, member.readNumber),
      muted: member.muted,
      last_message: last.find(({ conversation_id }) => conversation_id === id) ?? null,
      readers: of(readers).map((reader) => ({ user_id: reader.userId, number: reader.number })),
      permissions: permissionsOf({ type, owner: member.owner, reachable }),
    };
  });
}
