import { and, count, desc, eq, gt, inArray, ne, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../platform/context.ts';
import { presences } from '../../platform/realtime/realtime.tables.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { bestNamesFirst, nameFits } from '../../shared/people/people-by-name.ts';
import { users } from '../../shared/people/people.tables.ts';
import { visiblePeople } from '../../shared/people/people.visibility.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import { isSeenOnline } from './chat-preferences.repository.ts';
import { conversationMembers, conversations } from './chat.tables.ts';

export const portrait = joinedImage('portrait', users);

/** The columns a person of the chat is shown from. */
export const chatPerson = { ...personColumns, active: users.active, online: isSeenOnline, portrait: portrait.columns };

/** Reads who belongs to conversations, and whom one can write to. */
export function createChatPeopleRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** Of these people those who can be written to. */
    async reachable(orgId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(and(visiblePeople(orgId), inArray(users.id, [...ids])));
      return new Set(rows.map(({ id }) => id));
    },

    /** A page of a conversation's members whose names fit the words, by name, and how many there are. */
    async members(id: string, words: readonly string[], { limit, offset }: { limit: number; offset: number }) {
      const named = words.length > 0;
      const of = and(eq(conversationMembers.conversationId, id), named ? nameFits(words) : undefined);
      const [rows, [total]] = [
        await db
          .select(chatPerson)
          .from(conversationMembers)
          .innerJoin(users, eq(users.id, conversationMembers.userId))
          .leftJoin(portrait.table, portrait.on)
          .leftJoin(presences, eq(presences.userId, users.id))
          .where(of)
          .orderBy(...(named ? bestNamesFirst(words) : [users.foldedOrder, users.id]))
          .limit(limit)
          .offset(offset),
        await db
          .select({ members: count() })
          .from(conversationMembers)
          .innerJoin(users, eq(users.id, conversationMembers.userId))
          .where(of),
      ];
      return { rows, total: total!.members };
    },

    /** Those whom a member wrote with last. */
    async recentPartners(me: string, orgId: string, limit: number) {
      const mine = alias(conversationMembers, 'mine');
      return db
        .select(chatPerson)
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
        .select(chatPerson)
        .from(users)
        .leftJoin(portrait.table, portrait.on)
        .leftJoin(presences, eq(presences.userId, users.id))
        .where(and(visiblePeople(orgId), notInArray(users.id, [...but])))
        .orderBy(users.foldedName, users.id)
        .limit(limit),

    /** Which of these people are seen online. */
    async online(ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .select({ userId: presences.userId })
        .from(presences)
        .where(and(inArray(presences.userId, [...ids]), isSeenOnline));
      return new Set(rows.map(({ userId }) => userId));
    },
  };
}
