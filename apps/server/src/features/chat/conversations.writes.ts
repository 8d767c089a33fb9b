import { and, asc, count, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/queries.ts';
import { Problem } from '../../platform/http/problem.ts';
import { directKeyOf, mostMembers } from './chat.policy.ts';
import { conversationMembers, conversations, type StoredNote } from './chat.tables.ts';
import { addNote } from './chat.writes.ts';
import type { MessageRow } from './messages.repository.ts';

/** A channel to begin. */
export interface NewChannel {
  orgId: string;
  createdBy: string;
  key: string;
  name: string | null;
  userIds: readonly string[];
}

/** So many are named in a note. */
const named = 20;

const noteOf = (type: StoredNote['type'], people: readonly string[], name: string | null = null): StoredNote => ({
  type,
  people: people.slice(0, named),
  name,
});

const memberOf = (conversationId: string, userId: string) =>
  and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, userId))!;

/** Holds a conversation until the transaction ends; nothing where there is none. */
async function hold(tx: Tx, id: string) {
  const [conversation] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('no key update');
  return conversation;
}

/** Holds a channel that this member may put in order. Throws 404 for those who do not belong to it, and for members who may not. */
async function holdAsOwner(tx: Tx, id: string, userId: string) {
  const conversation = await hold(tx, id);
  const [member] = await tx.select().from(conversationMembers).where(memberOf(id, userId));
  if (!conversation || !member) throw new Problem(404, 'not_found');
  if (conversation.type === 'direct') throw new Problem(422, 'conversation_direct');
  if (!member.owner) throw new Problem(404, 'not_found');
  return conversation;
}

const recount = async (tx: Tx, id: string): Promise<number> => {
  const members = tx.select({ members: count() }).from(conversationMembers).where(eq(conversationMembers.conversationId, id));
  const [row] = await tx
    .update(conversations)
    .set({ memberCount: sql`(${members})` })
    .where(eq(conversations.id, id))
    .returning();
  return row!.memberCount;
};

/** Who has been in a channel longest owns it where no one else does. */
async function keepAnOwner(tx: Tx, id: string): Promise<void> {
  const longest = await tx
    .select()
    .from(conversationMembers)
    .where(eq(conversationMembers.conversationId, id))
    .orderBy(sql`${conversationMembers.owner} desc`, asc(conversationMembers.joinedAt), asc(conversationMembers.userId))
    .limit(1);
  const [next] = longest;
  if (next && !next.owner) await tx.update(conversationMembers).set({ owner: true }).where(memberOf(id, next.userId));
}

/** Takes a member out of a channel: themselves, or another one as its owner. Nothing where they do not belong to it; the last one's leaving ends it. */
async function removeMember(tx: Tx, id: string, me: string, userId: string): Promise<MessageRow | undefined> {
  const conversation = await hold(tx, id);
  const [own] = await tx.select().from(conversationMembers).where(memberOf(id, me));
  if (!conversation || !own) throw new Problem(404, 'not_found');
  if (conversation.type === 'direct') throw new Problem(422, 'conversation_direct');
  if (me !== userId && !own.owner) throw new Problem(404, 'not_found');
  const gone = await tx.delete(conversationMembers).where(memberOf(id, userId)).returning({ userId: conversationMembers.userId });
  if (gone.length === 0) return undefined;
  if ((await recount(tx, id)) === 0) {
    await tx.delete(conversations).where(eq(conversations.id, id));
    return undefined;
  }
  await keepAnOwner(tx, id);
  return addNote(tx, id, me, noteOf(me === userId ? 'member_left' : 'member_removed', [userId]));
}

/** Begins conversations and changes who belongs to them. */
export function createConversationsWriter({ db }: Pick<Context, 'db'>) {
  return {
    /** Finds or begins the conversation of two people; both may do so at once. */
    openDirect: async (orgId: string, me: string, other: string): Promise<string> =>
      db.transaction(async (tx) => {
        const directKey = directKeyOf(me, other);
        const [made] = await tx
          .insert(conversations)
          .values({ id: uuidv7(), orgId, type: 'direct', directKey, createdBy: me, memberCount: 2 })
          .onConflictDoNothing({ target: [conversations.orgId, conversations.directKey] })
          .returning({ id: conversations.id });
        if (made) {
          await tx.insert(conversationMembers).values([me, other].map((userId) => ({ conversationId: made.id, userId })));
          return made.id;
        }
        const [known] = await tx
          .select({ id: conversations.id })
          .from(conversations)
          .where(and(eq(conversations.orgId, orgId), eq(conversations.directKey, directKey)));
        return known!.id;
      }),

    /** Begins a channel; or finds the one that the member's key has begun. `note` is missing where it was there. */
    createChannel: async ({ orgId, createdBy, key, name, userIds }: NewChannel): Promise<{ id: string; note?: MessageRow }> =>
      db.transaction(async (tx) => {
        const members = [createdBy, ...userIds];
        const [made] = await tx
          .insert(conversations)
          .values({ id: uuidv7(), orgId, type: 'group', name, createdBy, key, memberCount: members.length })
          .onConflictDoNothing({ target: [conversations.createdBy, conversations.key] })
          .returning({ id: conversations.id });
        if (!made) {
          const [known] = await tx
            .select({ id: conversations.id })
            .from(conversations)
            .where(and(eq(conversations.createdBy, createdBy), eq(conversations.key, key)));
          return { id: known!.id };
        }
        await tx
          .insert(conversationMembers)
          .values(members.map((userId) => ({ conversationId: made.id, userId, owner: userId === createdBy })));
        return { id: made.id, note: await addNote(tx, made.id, createdBy, noteOf('created', userIds, name)) };
      }),

    /** Gives a channel another name. Nothing where it has that name. */
    rename: async (id: string, me: string, name: string | null): Promise<MessageRow | undefined> =>
      db.transaction(async (tx) => {
        const conversation = await holdAsOwner(tx, id, me);
        if (conversation.name === name) return undefined;
        await tx.update(conversations).set({ name }).where(eq(conversations.id, id));
        return addNote(tx, id, me, noteOf('renamed', [], name));
      }),

    /** Brings people into a channel; they see what is written from then on. Throws 422 where there would be too many. */
    add: async (id: string, me: string, userIds: readonly string[]): Promise<MessageRow | undefined> =>
      db.transaction(async (tx) => {
        const { lastSeq, lastNumber } = await holdAsOwner(tx, id, me);
        const added = await tx
          .insert(conversationMembers)
          .values(userIds.map((userId) => ({ conversationId: id, userId, fromSeq: lastSeq, readNumber: lastNumber })))
          .onConflictDoNothing()
          .returning({ userId: conversationMembers.userId });
        if (added.length === 0) return undefined;
        if ((await recount(tx, id)) > mostMembers) throw new Problem(422, 'conversation_full', { values: { limit: mostMembers } });
        const ids = added.map(({ userId }) => userId);
        return addNote(tx, id, me, noteOf('members_added', ids));
      }),

    /** See `removeMember`. */
    remove: async (id: string, me: string, userId: string): Promise<MessageRow | undefined> =>
      db.transaction((tx) => removeMember(tx, id, me, userId)),
  };
}
