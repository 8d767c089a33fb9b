import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { presences } from '../../platform/realtime/realtime.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { chatPerson, portrait } from './chat-people.repository.ts';
import { lets } from './chat-preferences.repository.ts';
import { mostReaders } from './chat.policy.ts';
import { chatMessages, conversationMembers, conversations } from './chat.tables.ts';

/** So many of the others are shown with a conversation. */
const membersShown = 8;

/** Reads what is shown with conversations, for many at once. */
export function createConversationParts({ db }: Pick<Context, 'db'>) {
  return {
    /** Of each conversation some of the members but the reader. */
    async others(userId: string, ids: readonly string[]) {
      if (ids.length === 0) return [];
      const some = db
        .select({ userId: conversationMembers.userId })
        .from(conversationMembers)
        .where(and(eq(conversationMembers.conversationId, conversations.id), ne(conversationMembers.userId, userId)))
        .orderBy(conversationMembers.userId)
        .limit(membersShown)
        .as('some');
      return db
        .select({ conversationId: conversations.id, ...chatPerson })
        .from(conversations)
        .crossJoinLateral(some)
        .innerJoin(users, eq(users.id, some.userId))
        .leftJoin(portrait.table, portrait.on)
        .leftJoin(presences, eq(presences.userId, users.id))
        .where(inArray(conversations.id, [...ids]))
        .orderBy(users.id);
    },

    /** How far the others have read, where they are few and let it be seen. */
    readers: async (userId: string, ids: readonly string[]) =>
      ids.length === 0
        ? []
        : db
            .select({
              ...{ conversationId: conversationMembers.conversationId, userId: conversationMembers.userId },
              number: conversationMembers.readNumber,
            })
            .from(conversationMembers)
            .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
            .where(
              and(
                inArray(conversations.id, [...ids]),
                ne(conversationMembers.userId, userId),
                lets(conversationMembers.userId, 'readStatus'),
                sql`${conversations.memberCount} <= ${mostReaders}`,
              ),
            ),

    /** The last message of each that the member may see. */
    async lastMessages(userId: string, ids: readonly string[]) {
      if (ids.length === 0) return [];
      const last = db
        .select()
        .from(chatMessages)
        .where(and(eq(chatMessages.conversationId, conversationMembers.conversationId), gt(chatMessages.seq, conversationMembers.fromSeq)))
        .orderBy(desc(chatMessages.seq))
        .limit(1)
        .as('last');
      const rows = await db
        .select()
        .from(conversationMembers)
        .crossJoinLateral(last)
        .where(and(eq(conversationMembers.userId, userId), inArray(conversationMembers.conversationId, [...ids])));
      return rows.map((row) => row.last);
    },
  };
}
export type ConversationParts = ReturnType<typeof createConversationParts>;
export type MemberRow = Awaited<ReturnType<ConversationParts['others']>>[number];
