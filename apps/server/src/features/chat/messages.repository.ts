import { and, asc, desc, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { chatMessages, conversationMembers, conversations } from './chat.tables.ts';

export type MessageRow = typeof chatMessages.$inferSelect;

/** Which messages of a conversation are read, and in which direction from the place. */
export type MessagePlace = { before: number } | { after: number } | { latest: true };

/** Reads messages. */
export function createMessagesRepository({ db }: { db: Pick<Db, 'select'> }) {
  const seen = (conversationId: string, fromSeq: number) =>
    and(eq(chatMessages.conversationId, conversationId), gt(chatMessages.seq, fromSeq));

  return {
    /** A member's place in a conversation of their own; undefined where they do not belong to it. */
    async membership(userId: string, conversationId: string) {
      const [row] = await db
        .select({ conversation: conversations, member: conversationMembers })
        .from(conversationMembers)
        .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
        .where(and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, userId)));
      return row;
    },

    /** Those of these people who belong to a conversation. */
    async membersAmong(conversationId: string, ids: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ userId: conversationMembers.userId })
        .from(conversationMembers)
        .where(and(eq(conversationMembers.conversationId, conversationId), inArray(conversationMembers.userId, [...ids])));
      return rows.map(({ userId }) => userId);
    },

    /** Messages at a place, the nearest of it first. */
    async at(conversationId: string, fromSeq: number, place: MessagePlace, limit: number): Promise<MessageRow[]> {
      const where: SQL | undefined =
        'before' in place ? lt(chatMessages.seq, place.before) : 'after' in place ? gt(chatMessages.seq, place.after) : undefined;
      return db
        .select()
        .from(chatMessages)
        .where(and(seen(conversationId, fromSeq), where))
        .orderBy('after' in place ? asc(chatMessages.seq) : desc(chatMessages.seq))
        .limit(limit);
    },

    /** What came or was changed after a change, in the order of the last changes. */
    changedAfter: async (conversationId: string, fromSeq: number, after: number, limit: number): Promise<MessageRow[]> =>
      db
        .select()
        .from(chatMessages)
        .where(and(seen(conversationId, fromSeq), gt(chatMessages.changedSeq, after)))
        .orderBy(asc(chatMessages.changedSeq))
        .limit(limit),

    /** A message of a conversation that the member belongs to and that came after them. */
    async findFor(userId: string, id: string): Promise<MessageRow | undefined> {
      const [row] = await db
        .select({ message: chatMessages })
        .from(chatMessages)
        .innerJoin(
          conversationMembers,
          and(eq(conversationMembers.conversationId, chatMessages.conversationId), lt(conversationMembers.fromSeq, chatMessages.seq)),
        )
        .where(and(eq(chatMessages.id, id), eq(conversationMembers.userId, userId)));
      return row?.message;
    },

    /** What a member's key has made in a conversation. */
    async findByKey(conversationId: string, senderId: string, key: string): Promise<MessageRow | undefined> {
      const [row] = await db
        .select()
        .from(chatMessages)
        .where(and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.senderId, senderId), eq(chatMessages.key, key)));
      return row;
    },
  };
}
