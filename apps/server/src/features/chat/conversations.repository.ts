import { and, desc, eq, exists, gt, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { users } from '../../shared/people/people.tables.ts';
import { folded, holds } from '../../shared/search/search.fold.ts';
import { conversationMembers, conversations } from './chat.tables.ts';

/** A place in the list (`ConversationCursor`). */
export interface ListPlace {
  micros: string;
  id: string;
}

const member = {
  ...{ readNumber: conversationMembers.readNumber, muted: conversationMembers.muted, owner: conversationMembers.owner },
  fromSeq: conversationMembers.fromSeq,
};
const cursor = sql<string>`(extract(epoch from ${conversations.lastAt}) * 1000000)::bigint::text || '~' || ${conversations.id}`;
const hasBegun = or(eq(conversations.type, 'group'), gt(conversations.lastNumber, 0));

/** Reads conversations as their members see them. */
export function createConversationsRepository({ db }: Pick<Context, 'db'>) {
  const ofMember = (userId: string, where: SQL | undefined) =>
    db
      .select({ conversation: conversations, member, cursor })
      .from(conversationMembers)
      .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
      .where(and(eq(conversationMembers.userId, userId), where));

  /** Whose name, or one of whose members' names, holds the word. */
  function named(word: string): SQL {
    const people = db
      .select({ one: sql`1` })
      .from(users)
      .where(
        and(
          holds(users.foldedName, word),
          sql`exists (select 1 from conversation_members other where other.conversation_id = ${conversations.id} and other.user_id = ${users.id})`,
        ),
      );
    return or(holds(folded(sql`coalesce(${conversations.name}, '')`), word), exists(people))!;
  }

  return {
    /** A page of a member's conversations, the latest first. */
    async list(userId: string, { words, before, limit }: { words: readonly string[]; before: ListPlace | undefined; limit: number }) {
      const after =
        before &&
        sql`(${conversations.lastAt}, ${conversations.id}) < (timestamptz 'epoch' + ${before.micros}::bigint * interval '1 microsecond', ${before.id})`;
      return ofMember(userId, and(hasBegun, after, ...words.map(named)))
        .orderBy(desc(conversations.lastAt), desc(conversations.id))
        .limit(limit);
    },

    one: async (userId: string, id: string) => (await ofMember(userId, eq(conversations.id, id)))[0],

    /** What a member has not read, by conversation; muted ones left out. */
    unread: async (userId: string, limit: number) =>
      db
        .select({
          conversationId: conversations.id,
          unread: sql<number>`${conversations.lastNumber} - ${conversationMembers.readNumber}`,
        })
        .from(conversationMembers)
        .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
        .where(
          and(
            eq(conversationMembers.userId, userId),
            eq(conversationMembers.muted, false),
            sql`${conversations.lastNumber} > ${conversationMembers.readNumber}`,
          ),
        )
        .orderBy(desc(conversations.lastAt))
        .limit(limit),

    /** Whom an event of a conversation is for, with what is each one's own. */
    recipients: async (id: string, among: readonly string[] | null) =>
      db
        .select({
          ...{ userId: conversationMembers.userId, fromSeq: conversationMembers.fromSeq, muted: conversationMembers.muted },
          unread: sql<number>`greatest(0, ${conversations.lastNumber} - ${conversationMembers.readNumber})`,
          members: conversations.memberCount,
        })
        .from(conversationMembers)
        .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
        .where(
          and(
            eq(conversationMembers.conversationId, id),
            among ? sql`${conversationMembers.userId} = any(${sql.param(among)}::text[])` : undefined,
          ),
        ),
  };
}
export type ConversationsRepository = ReturnType<typeof createConversationsRepository>;
export type ConversationRow = NonNullable<Awaited<ReturnType<ConversationsRepository['one']>>>;
