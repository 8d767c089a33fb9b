import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Locale } from '../../platform/db/types.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What the search looks through: a row for each language that something is written in. It says nothing of who may read it; that is asked of the thing itself
 * whenever something is looked for. Written by the background work alone, from what triggers note in `search_queue`.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    orgId: orgId(),
    /** Its source (`search-source.ts`). */
    kind: text('kind').notNull(),
    /** The key of what it is, in the table of its source. */
    id: text('id').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The readers, by language, who are given this row of all that there are of the same thing. */
    readers: text('readers').array().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** The words of the title as they are compared, with one space between. */
    titleKey: text('title_key').notNull(),
    /** The words of the title and their stems (`search.terms.ts`). Made outside of the database, so that all databases have the same. */
    titleWords: tsvector('title_words').notNull(),
    /** The words of title and body, and their stems. */
    words: tsvector('words').notNull(),
    /** Orders equals, the latest first. */
    at: timestamp('at', { withTimezone: true, mode: 'date' }),
    /** Orders those of the same moment. */
    sort: text('sort').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.kind, t.id, t.locale] }),
    index('search_documents_words').using('gin', t.words),
    index('search_documents_title_words').using('gin', t.titleWords),
  ],
);

/** Every word and stem of a customer's documents: what compounds are parted by, and what a slip of the keys is compared with. */
export const searchWords = pgTable('search_words', { orgId: orgId(), word: text('word').notNull() }, (t) => [
  primaryKey({ columns: [t.orgId, t.word] }),
  index('search_words_trigrams').using('gin', sql`${t.word} gin_trgm_ops`),
]);

/** What has changed and is to be read again; triggers write it. Without a foreign key: a customer's last rows are noted while it is deleted. */
export const searchQueue = pgTable(
  'search_queue',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orgId: text('org_id').notNull(),
    kind: text('kind').notNull(),
    id: text('id').notNull(),
  },
  (t) => [index('search_queue_org').on(t.orgId, t.seq)],
);
