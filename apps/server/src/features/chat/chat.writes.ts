import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/queries.ts';
import { refusedField } from '../../platform/http/problem.ts';
import type { Written } from '../../shared/content/written.ts';
import { chatAttachments, chatMessages, chatReactions, conversationMembers, conversations, type StoredNote } from './chat.tables.ts';
import { noticeLater, noticeRead } from './chat.notices.ts';
import type { MessageRow } from './messages.repository.ts';

/** A message to be stored. */
export interface NewMessage extends Written {
  conversationId: string;
  senderId: string;
  key: string;
  /** Of what came with the key. */
  digest: string;
  quoteId: string | null;
  attachments: readonly string[];
}

/** Ends a transaction without a trace. */
class Undone extends Error {}

/** Carries out a transaction; undefined where it was undone. */
async function unlessUndone<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (error instanceof Undone) return undefined;
    throw error;
  });
}

/**
 * Takes the next number of a conversation and holds the conversation until the transaction ends: numbers have no gaps, and changes become visible in their order. `arrives` where
 * something is added at its end.
 */
async function takeNumber(tx: Tx, conversationId: string, arrives: 'message' | 'note' | 'nothing') {
  const [conversation] = await tx
    .update(conversations)
    .set({
      lastSeq: sql`${conversations.lastSeq} + 1`,
      ...(arrives === 'message' && { lastNumber: sql`${conversations.lastNumber} + 1` }),
      ...(arrives !== 'nothing' && { lastAt: sql`clock_timestamp()` }),
    })
    .where(eq(conversations.id, conversationId))
    .returning();
  if (!conversation) throw new Undone();
  return conversation;
}

/** Notes among a conversation's messages what happened to it. */
export async function addNote(tx: Tx, conversationId: string, senderId: string, note: StoredNote): Promise<MessageRow> {
  const { lastSeq: seq, lastNumber: number } = await takeNumber(tx, conversationId, 'note');
  const [row] = await tx
    .insert(chatMessages)
    .values({
      ...{ id: uuidv7(), conversationId, seq, changedSeq: seq, textSeq: seq, number, senderId, note },
      createdAt: sql`clock_timestamp()`,
    })
    .returning();
  return row!;
}

/** A member's place in a conversation. */
export const ofMember = (conversationId: string, userId: string): SQL =>
  and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, userId))!;

/** Stores the message unless its key was used. */
async function insertMessage(tx: Tx, message: NewMessage, seq: number, number: number): Promise<MessageRow | undefined> {
  const { conversationId, senderId, text, mentions, key, digest, quoteId, attachments } = message;
  const [row] = await tx
    .insert(chatMessages)
    .values({
      ...{ id: uuidv7(), conversationId, seq, changedSeq: seq, textSeq: seq, number, senderId, text, mentions, key, digest, quoteId },
      ...{ attachmentCount: attachments.length, createdAt: sql`clock_timestamp()` },
    })
    .onConflictDoNothing({ target: [chatMessages.conversationId, chatMessages.senderId, chatMessages.key] })
    .returning();
  return row;
}

/** Who writes has read what is there; gives how far they had read before, and nothing for those who do not belong to the conversation. */
async function readAll(tx: Tx, { conversationId, senderId }: NewMessage, lastNumber: number): Promise<{ before: number } | undefined> {
  const before = tx
    .select({ id: conversationMembers.userId, number: conversationMembers.readNumber })
    .from(conversationMembers)
    .where(ofMember(conversationId, senderId))
    .as('before');
  const [row] = await tx
    .update(conversationMembers)
    .set({ readNumber: lastNumber })
    .from(before)
    .where(and(ofMember(conversationId, senderId), eq(before.id, conversationMembers.userId)))
    .returning({ before: before.number });
  return row;
}

/** Stores a message with its files, read by its sender. */
async function sendMessage(tx: Tx, message: NewMessage): Promise<MessageRow> {
  const { lastSeq, lastNumber, orgId } = await takeNumber(tx, message.conversationId, 'message');
  // A statement of its own after the conversation is held: who was removed before does not belong to it any more.
  const member = await readAll(tx, message, lastNumber);
  const row = member && (await insertMessage(tx, message, lastSeq, lastNumber));
  if (!row) throw new Undone();
  if (message.attachments.length > 0) {
    const rows = message.attachments.map((mediaId, position) => ({ messageId: row.id, position, mediaId }));
    const kept = await tx.insert(chatAttachments).values(rows).onConflictDoNothing().returning({ mediaId: chatAttachments.mediaId });
    // Another message of this moment has one of them.
    if (kept.length < rows.length) throw refusedField('attachments', 'attachment_refused');
  }
  if (member.before < lastNumber - 1) await noticeRead(tx, message.senderId, message.conversationId);
  await noticeLater(tx, orgId, message.conversationId, lastNumber);
  return row;
}

/** Changes of messages. Each is one transaction that begins with the conversation's next number. */
export function createChatWriter({ db }: Pick<Context, 'db'>) {
  /** Changes one message that `where` still lets be changed; undefined where it does not. */
  const change = (
    { id, conversationId }: Pick<MessageRow, 'id' | 'conversationId'>,
    work: (tx: Tx, seq: number) => Promise<MessageRow | undefined>,
  ): Promise<MessageRow | undefined> =>
    unlessUndone(
      db.transaction(async (tx) => {
        const { lastSeq } = await takeNumber(tx, conversationId, 'nothing');
        const changed = await work(tx, lastSeq);
        if (changed?.id !== id) throw new Undone();
        return changed;
      }),
    );

  return {
    /** Stores a message; undefined where its sender does not belong to the conversation or has used the key. */
    send: (message: NewMessage): Promise<MessageRow | undefined> => unlessUndone(db.transaction((tx) => sendMessage(tx, message))),

    /** Changes the text of a message, unless it was changed after `since` or is deleted. */
    edit: (message: MessageRow, { text, mentions }: Written, since: number): Promise<MessageRow | undefined> =>
      change(message, async (tx, seq) => {
        const [row] = await tx
          .update(chatMessages)
          .set({ text, mentions, changedSeq: seq, textSeq: seq, editedAt: sql`clock_timestamp()` })
          .where(and(eq(chatMessages.id, message.id), isNull(chatMessages.deletedAt), sql`${chatMessages.textSeq} <= ${since}`))
          .returning();
        return row;
      }),

    /** Empties a message; undefined where that was done before. */
    remove: (message: MessageRow): Promise<MessageRow | undefined> =>
      change(message, async (tx, seq) => {
        await tx.delete(chatAttachments).where(eq(chatAttachments.messageId, message.id));
        await tx.delete(chatReactions).where(eq(chatReactions.messageId, message.id));
        const emptied = { text: '', mentions: [], quoteId: null, attachmentCount: 0, editedAt: null };
        const [row] = await tx
          .update(chatMessages)
          .set({ ...emptied, changedSeq: seq, textSeq: seq, deletedAt: sql`clock_timestamp()` })
          .where(and(eq(chatMessages.id, message.id), isNull(chatMessages.deletedAt)))
          .returning();
        return row;
      }),

    /** Puts a member's sign to a message, or takes it away with null. Undefined where the message is deleted, or they do not belong to the conversation any more. */
    react: (message: MessageRow, userId: string, reaction: string | null): Promise<MessageRow | undefined> =>
      change(message, async (tx, seq) => {
        const [member] = await tx
          .select({ userId: conversationMembers.userId })
          .from(conversationMembers)
          .where(ofMember(message.conversationId, userId));
        if (!member) return undefined;
        const [row] = await tx
          .update(chatMessages)
          .set({ changedSeq: seq })
          .where(and(eq(chatMessages.id, message.id), isNull(chatMessages.deletedAt)))
          .returning();
        const own = and(eq(chatReactions.messageId, message.id), eq(chatReactions.userId, userId));
        if (row && reaction === null) await tx.delete(chatReactions).where(own);
        else if (row && reaction !== null) {
          await tx
            .insert(chatReactions)
            .values({ messageId: message.id, userId, reaction })
            .onConflictDoUpdate({ target: [chatReactions.messageId, chatReactions.userId], set: { reaction } });
        }
        return row;
      }),
  };
}
