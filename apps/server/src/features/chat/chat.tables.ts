import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Schemas } from '@foyer/api';
import { createdAt, id } from '../../platform/db/columns.ts';
import { media, orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/** What happened to a conversation, as it is kept: people by their ids. */
export interface StoredNote {
  type: 'created' | 'members_added' | 'member_removed' | 'member_left' | 'renamed';
  /** The first 20. */
  people: string[];
  name: string | null;
}

/** Conversations: between two people, or a channel of many. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    orgId: orgId(),
    type: text('type', { enum: ['direct', 'group'] }).notNull(),
    name: text('name'),
    /** The two people of a direct one, in the order of their ids, so that a pair has one conversation. */
    directKey: text('direct_key'),
    createdBy: text('created_by').references(() => users.id),
    /** Made by the client; a repeated request finds the first one's channel. */
    key: text('key'),
    createdAt: createdAt(),
    /** The number of its last change: every change takes the next one, under this row's lock. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** That of its last message, notes not counted. */
    lastNumber: integer('last_number').notNull().default(0),
    /** When the last message or note came; the order of the list. */
    lastAt: timestamp('last_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    memberCount: integer('member_count').notNull().default(0),
  },
  (t) => [
    unique('conversations_direct').on(t.orgId, t.directKey),
    unique('conversations_key').on(t.createdBy, t.key),
    check('conversations_type', sql`${t.type} in ('direct', 'group') and (${t.type} = 'direct') = (${t.directKey} is not null)`),
  ],
);

/** Who belongs to a conversation. Who leaves has no row any more. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: timestamp('joined_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** They see what came after this change. */
    fromSeq: integer('from_seq').notNull().default(0),
    /** The number of the last message they have read; at first of the last one before they came. */
    readNumber: integer('read_number').notNull().default(0),
    muted: boolean('muted').notNull().default(false),
    /** May rename it, and bring in and remove others. */
    owner: boolean('owner').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.userId] }), index('conversation_members_user').on(t.userId, t.conversationId)],
);

/** Messages, and what happened to their conversation (`note`). */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The number of the change by which it came… */
    seq: integer('seq').notNull(),
    /** …of its last change… */
    changedSeq: integer('changed_seq').notNull(),
    /** …and of the last one of its text. */
    textSeq: integer('text_seq').notNull(),
    /** Counts messages alone; in a note that of the message before. */
    number: integer('number').notNull(),
    senderId: text('sender_id').references(() => users.id),
    note: jsonb('note').$type<StoredNote>(),
    /** Empty once it is deleted. */
    text: text('text').notNull().default(''),
    mentions: jsonb('mentions').$type<Schemas['Mention'][]>().notNull().default([]),
    quoteId: text('quote_id'),
    attachmentCount: integer('attachment_count').notNull().default(0),
    /** Made by the client and kept for ever, also where the message is deleted. */
    key: text('key'),
    /** Of what came with the key. */
    digest: text('digest'),
    createdAt: createdAt(),
    editedAt: timestamp('edited_at', { withTimezone: true, mode: 'date' }),
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
  },
  (t) => [
    unique('chat_messages_seq').on(t.conversationId, t.seq),
    unique('chat_messages_key').on(t.conversationId, t.senderId, t.key),
    index('chat_messages_changes').on(t.conversationId, t.changedSeq),
    // For what is shown and erased of a person.
    index('chat_messages_sender').on(t.senderId),
  ],
);

/** The files of messages. */
export const chatAttachments = pgTable(
  'chat_attachments',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.position] }), unique('chat_attachments_media').on(t.mediaId)],
);

/** What members let others see of them; those without a row let them see all of it. */
export const chatPreferences = pgTable('chat_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  presence: boolean('presence').notNull().default(true),
  typing: boolean('typing').notNull().default(true),
  readStatus: boolean('read_status').notNull().default(true),
});

/** The signs that members have put to messages. */
export const chatReactions = pgTable(
  'chat_reactions',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reaction: text('reaction').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.userId] }), index('chat_reactions_user').on(t.userId)],
);
