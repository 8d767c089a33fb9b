import { arrayOverlaps, type SQL, sql } from 'drizzle-orm';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { moderators } from '../../shared/identity/moderator.policy.ts';
import { reports } from '../../shared/moderation/reports.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { chatAttachments, chatMessages, conversationMembers } from './chat.tables.ts';

/** Messages that wait for a moderator of the customer, for as long as they do. */
const moderatedBy = (userId: string | null): SQL => sql`exists (select 1 from ${reports} join ${users} on ${users.orgId} = ${reports.orgId}
  where ${reports.kind} = 'chat_message' and ${reports.subjectId} = ${chatMessages.id} and ${reports.state} = 'open'
    and ${users.id} = ${userId} and ${arrayOverlaps(users.permissions, [...moderators])})`;

/** Messages whose files a member may see: those of their conversations that came after them, and for moderators what was reported. */
export const messageSeenBy = (userId: string | null): SQL => sql`(exists (select 1 from ${conversationMembers}
  where ${conversationMembers.conversationId} = ${chatMessages.conversationId} and ${conversationMembers.userId} = ${userId}
    and ${conversationMembers.fromSeq} < ${chatMessages.seq}) or ${moderatedBy(userId)})`;

/** Media on a message of the chat. */
export const mediaOfChat = (condition: SQL): SQL => sql`exists (select 1 from ${chatAttachments}
  join ${chatMessages} on ${chatMessages.id} = ${chatAttachments.messageId} where ${chatAttachments.mediaId} = ${media.id} and ${condition})`;
