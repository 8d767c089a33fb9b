import { text, timestamp } from 'drizzle-orm/pg-core';

/** A key made by us. */
export const id = () => text('id').primaryKey();

/** When the row was written, by the database's clock. */
export const createdAt = () => timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow();
