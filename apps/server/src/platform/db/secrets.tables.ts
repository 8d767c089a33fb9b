import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets made at first start and shared by all processes, such as the CSRF key. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });
