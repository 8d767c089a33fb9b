import { conversationQuery } from '@foyer/links';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/queries.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { chatMessageKind, notify, withdraw } from '../notifications/index.ts';
import { chatMessages, conversationMembers, conversations } from './chat.tables.ts';

/** What is written within this time is notified of at once. */
const gatherMs = 10_000;
/** By then the last message of the time is there, and who has the conversation open has read it. */
const afterMs = gatherMs + 2_000;

/** Notifies the members of a conversation of messages that they have not read, from a number on. */
const notifyUnread = defineJob({ name: 'chat.notify-unread', payload: z.strictObject({ conversation: z.string(), from: z.number() }) });

/** Has those notified who will not have read a message, in the transaction that stores it. */
export async function noticeLater(tx: Pick<Tx, 'insert'>, orgId: string, conversation: string, from: number): Promise<void> {
  const key = `${conversation} ${Math.floor(Date.now() / gatherMs)}`;
  await enqueue(tx, notifyUnread, { conversation, from }, { orgId, key, inMs: afterMs });
}

/** Takes back what a member was notified of, once they have read a conversation. */
export const noticeRead = (tx: Parameters<typeof withdraw>[0], userId: string, conversation: string): Promise<void> =>
  withdraw(tx, { userId, kind: chatMessageKind, subject: conversation });

/** Who has written since a number, with the last number of each; deleted messages are no news. */
const sendersSince = (tx: Tx, conversation: string, from: number) =>
  tx
    .select({ senderId: chatMessages.senderId, last: sql<number>`max(${chatMessages.number})` })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, conversation),
        gte(chatMessages.number, from),
        isNull(chatMessages.note),
        isNull(chatMessages.deletedAt),
      ),
    )
    .groupBy(chatMessages.senderId)
    .orderBy(sql`max(${chatMessages.number})`);

/** Adds to the background work what sending leaves to it. */
export function addChatJobs({ db, jobs }: Pick<Context, 'db' | 'jobs'>): void {
  jobs.add(notifyUnread, {
    run: async ({ conversation: id, from }) =>
      db.transaction(async (tx) => {
        const [conversation] = await tx.select().from(conversations).where(eq(conversations.id, id));
        if (!conversation) return;
        const members = await tx
          .select()
          .from(conversationMembers)
          .where(and(eq(conversationMembers.conversationId, id), eq(conversationMembers.muted, false)))
          // Who reads meanwhile waits, and takes back what is written here.
          .for('share');
        for (const { senderId, last } of await sendersSince(tx, id, from)) {
          const unaware = members.filter(({ userId, readNumber }) => userId !== senderId && readNumber < last);
          await notify(tx, chatMessageKind, {
            ...{ orgId: conversation.orgId, subject: id, actorId: senderId, place: conversationQuery(id) },
            userIds: unaware.map(({ userId }) => userId),
            params: conversation.name === null ? {} : { conversation: conversation.name },
          });
        }
      }),
  });
}
