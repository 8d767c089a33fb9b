import { and, count, desc, eq, exists, gt, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../platform/context.ts';
import { isOnline, onlineAmong } from '../../platform/realtime/presence.ts';
import { presences } from '../../platform/realtime/realtime.tables.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { users } from '../../shared/people/people.tables.ts';
import { visiblePeople } from '../../shared/people/people.visibility.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import { folded, holds } from '../../shared/search/search.fold.ts';
import { mostReaders } from './chat.policy.ts';
import { chatMessages, conversationMembers, conversations } from './chat.tables.ts';

const portrait = joinedImage('portrait', users);

/** So many of the others are shown with a conversation. */
const membersShown = 8;

/** A place in the list (`ConversationCursor`). */
export interface ListPlace {
  micros: string;
  id: string;
}

const person = { ...personColumns, active: users.active, online: isOnline, portrait: portrait.columns };
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
        .select({ conversationId: conversations.id, ...person })
        .from(conversations)
        .crossJoinLateral(some)
        .innerJoin(users, eq(users.id, some.userId))
        .leftJoin(portrait.table, portrait.on)
        .leftJoin(presences, eq(presences.userId, users.id))
        .where(inArray(conversations.id, [...ids]))
        .orderBy(users.id);
    },

    /** How far the others have read, where they are few. */
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

    /** A page of a conversation's members, by name, and how many there are. */
    async members(id: string, { limit, offset }: { limit: number; offset: number }) {
      const of = eq(conversationMembers.conversationId, id);
      const [rows, [total]] = [
        await db
          .select(person)
          .from(conversationMembers)
          .innerJoin(users, eq(users.id, conversationMembers.userId))
          .leftJoin(portrait.table, portrait.on)
          .leftJoin(presences, eq(presences.userId, users.id))
          .where(of)
          .orderBy(users.foldedOrder, users.id)
          .limit(limit)
          .offset(offset),
        await db.select({ members: count() }).from(conversationMembers).where(of),
      ];
      return { rows, total: total!.members };
    },

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

    /** Those whom a member wrote with last. */
    async recentPartners(me: string, orgId: string, limit: number) {
      const mine = alias(conversationMembers, 'mine');
      return db
        .select(person)
        .from(mine)
        .innerJoin(
          conversations,
          and(eq(conversations.id, mine.conversationId), eq(conversations.type, 'direct'), gt(conversations.lastNumber, 0)),
        )
        .innerJoin(conversationMembers, and(eq(conversationMembers.conversationId, conversations.id), ne(conversationMembers.userId, me)))
        .innerJoin(users, and(eq(users.id, conversationMembers.userId), visiblePeople(orgId)))
        .leftJoin(portrait.table, portrait.on)
        .leftJoin(presences, eq(presences.userId, users.id))
        .where(eq(mine.userId, me))
        .orderBy(desc(conversations.lastAt))
        .limit(limit);
    },

    /** People in the order of their names, but these. */
    peopleByName: async (orgId: string, but: readonly string[], limit: number) =>
      db
        .select(person)
        .from(users)
        .leftJoin(portrait.table, portrait.on)
        .leftJoin(presences, eq(presences.userId, users.id))
        .where(and(visiblePeople(orgId), notInArray(users.id, [...but])))
        .orderBy(users.foldedName, users.id)
        .limit(limit),

    /** Which of these people are online. */
    online: (ids: readonly string[]) => onlineAmong(db, ids),
  };
}
export type ConversationsRepository = ReturnType<typeof createConversationsRepository>;
export type ConversationRow = NonNullable<Awaited<ReturnType<ConversationsRepository['one']>>>;
export type MemberRow = Awaited<ReturnType<ConversationsRepository['others']>>[number];
