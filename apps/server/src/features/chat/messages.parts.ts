import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { users } from '../../shared/people/people.tables.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import { chatAttachments, chatMessages, chatReactions } from './chat.tables.ts';

const portrait = joinedImage('portrait', users);
const quoteLength = 200;

/** Reads what hangs on messages, for many at once. */
export function createMessageParts({ db }: { db: Pick<Db, 'select'> }) {
  return {
    /** Messages by their ids, for what quotes them. */
    quoted: async (ids: readonly string[]) =>
      ids.length === 0
        ? []
        : db
            .select({
              ...{ id: chatMessages.id, seq: chatMessages.seq, senderId: chatMessages.senderId, deletedAt: chatMessages.deletedAt },
              ...{ text: sql<string>`left(${chatMessages.text}, ${quoteLength})`, attachmentCount: chatMessages.attachmentCount },
            })
            .from(chatMessages)
            .where(inArray(chatMessages.id, [...ids])),

    attachments: async (ids: readonly string[]) =>
      ids.length === 0
        ? []
        : db
            .select({ messageId: chatAttachments.messageId, medium: media })
            .from(chatAttachments)
            .innerJoin(media, eq(media.id, chatAttachments.mediaId))
            .where(inArray(chatAttachments.messageId, [...ids]))
            .orderBy(chatAttachments.position),

    reactions: async (ids: readonly string[]) =>
      ids.length === 0
        ? []
        : db
            .select()
            .from(chatReactions)
            .where(inArray(chatReactions.messageId, [...ids]))
            .orderBy(chatReactions.createdAt, chatReactions.userId),

    people: async (ids: readonly string[]) =>
      ids.length === 0
        ? []
        : db
            .select({ ...personColumns, active: users.active, portrait: portrait.columns })
            .from(users)
            .leftJoin(portrait.table, portrait.on)
            .where(inArray(users.id, [...ids])),
  };
}
export type MessageParts = ReturnType<typeof createMessageParts>;
export type PersonWithPortrait = Awaited<ReturnType<MessageParts['people']>>[number];
