import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { noticeRead } from './chat.notices.ts';
import { ofMember } from './chat.writes.ts';
import { conversationMembers, conversations } from './chat.tables.ts';

/** What a member changes of their own place in a conversation, and has at hand for it. */
export function createStandingWriter({ db }: Pick<Context, 'db'>) {
  return {
    /** Moves on what a member has read, never back and never beyond the last message; the number it is at, and the last one. Undefined for others. */
    async read(conversationId: string, userId: string, number: number) {
      const { lastNumber, id } = conversations;
      const last = db.select({ last: lastNumber }).from(conversations).where(eq(id, conversationId));
      return db.transaction(async (tx) => {
        const [row] = await tx
          .update(conversationMembers)
          .set({ readNumber: sql`greatest(${conversationMembers.readNumber}, least(${number}, (${last})))` })
          .where(ofMember(conversationId, userId))
          .returning({ number: conversationMembers.readNumber });
        if (row) await noticeRead(tx, userId, conversationId);
        return row?.number;
      });
    },

    /** Whether a member wants notices; false where they do not belong to it. */
    async mute(conversationId: string, userId: string, muted: boolean): Promise<boolean> {
      const rows = await db
        .update(conversationMembers)
        .set({ muted })
        .where(ofMember(conversationId, userId))
        .returning({ userId: conversationMembers.userId });
      return rows.length > 0;
    },

    /** Of some media those that a member has uploaded and that hang nowhere yet. */
    async ownUnused(userId: string, orgId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .select({ id: media.id })
        .from(media)
        .where(and(eq(media.orgId, orgId), eq(media.uploadedBy, userId), media.fresh, inArray(media.id, [...ids])));
      return new Set(rows.map(({ id }) => id));
    },
  };
}
