import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { toAttachment } from '../../shared/media/media.presenter.ts';
import type { Reportable } from '../../shared/moderation/reportable.ts';
import type { ChatParts } from './chat.parts.ts';
import { chatMessages, conversations } from './chat.tables.ts';

/** What members can report of the chat: messages of others that they see. */
export function createReportableMessages({ db }: Pick<Context, 'db'>, parts: ChatParts): Reportable {
  return {
    kind: 'chat_message',
    async find(me, id) {
      const row = await parts.messages.findFor(me.id, id);
      if (!row || row.note || row.deletedAt || row.senderId === me.id) return undefined;
      const [conversation] = await db
        .select({ name: conversations.name })
        .from(conversations)
        .where(eq(conversations.id, row.conversationId));
      const { text, attachmentCount, senderId: authorId, createdAt: writtenAt } = row;
      return { subjectId: id, authorId, conversation: conversation?.name ?? null, text, attachmentCount, writtenAt };
    },
    async attachments(ids, locale) {
      const rows = await parts.ofMessages.attachments(ids);
      const groups = Map.groupBy(rows, ({ messageId }) => messageId);
      return new Map([...groups].map(([id, some]) => [id, some.map(({ medium }) => toAttachment(medium, locale))]));
    },
    async remove(id, locale) {
      const [row] = await db.select().from(chatMessages).where(eq(chatMessages.id, id));
      if (row && !row.deletedAt) await parts.remove(row, locale);
    },
  };
}
