import { type SQL, sql } from 'drizzle-orm';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { chatAttachments, chatMessages, conversationMembers } from './chat.tables.ts';

/** Messages that a member may see: those of their conversations that came after them. */
export const messageSeenBy = (userId: string | null): SQL => sql`exists (select 1 from ${conversationMembers}
  where ${conversationMembers.conversationId} = ${chatMessages.conversationId} and ${conversationMembers.userId} = ${userId}
    and ${conversationMembers.fromSeq} < ${chatMessages.seq})`;

/** Media on a message of the chat. */
export const mediaOfChat = (condition: SQL): SQL => sql`exists (select 1 from ${chatAttachments}
  join ${chatMessages} on ${chatMessages.id} = ${chatAttachments.messageId} where ${chatAttachments.mediaId} = ${media.id} and ${condition})`;
