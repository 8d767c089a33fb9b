import { pgTable, text } from 'drizzle-orm/pg-core';
import { media } from '../../platform/orgs/orgs.tables.ts';

/** The words of files, for the search. Apart from `media`, whose rows are read whole. */
export const mediaTexts = pgTable('media_texts', {
  mediaId: text('media_id')
    .primaryKey()
    .references(() => media.id, { onDelete: 'cascade' }),
  /** Of the bytes that were read: others are read again. */
  hash: text('hash').notNull(),
  /** Empty where there are none, or the file cannot be read. */
  text: text('text').notNull(),
});
