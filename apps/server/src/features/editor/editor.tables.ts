import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../platform/db/columns.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/** Scripts of the module editor, apart from its HTML: nothing that is written into a page becomes one. They are only written by who may write scripts. */
export const editorScripts = pgTable(
  'editor_scripts',
  {
    orgId: orgId(),
    pageId: text('page_id').notNull(),
    moduleId: text('module_id').notNull(),
    /** Its place among the module's scripts. */
    position: integer('position').notNull(),
    /** The SHA-256 of the source in UTF-8, in hexadecimal digits. */
    sha256: text('sha256').notNull(),
    source: text('source').notNull(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.pageId, t.moduleId, t.position] }),
    foreignKey({ columns: [t.orgId, t.pageId], foreignColumns: [pages.orgId, pages.id] }).onDelete('cascade'),
  ],
);
