import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import { media, orgId } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/** Members who write to each other about something. */
export const groups = pgTable(
  'groups',
  {
    id: id(),
    orgId: orgId(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    imageId: text('image_id').references(() => media.id, { onDelete: 'set null' }),
    /** Whether every member of the customer may read what is written, or only those who belong to the group. */
    visibility: text('visibility', { enum: ['everybody', 'members'] })
      .notNull()
      .default('members'),
    createdAt: createdAt(),
  },
  (t) => [index('groups_org').on(t.orgId), check('groups_visibility', sql`${t.visibility} in ('everybody', 'members')`)],
);

/** Who belongs to a group. */
export const groupMembers = pgTable(
  'group_members',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: timestamp('joined_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.userId] }), index('group_members_user').on(t.userId)],
);

/** Something a member has written to a group. */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    orgId: orgId(),
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    description: text('description').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('posts_group_date').on(t.groupId, t.createdAt.desc().nullsFirst(), t.id), index('posts_author').on(t.authorId)],
);

/** Pictures and files of posts, in the author's order. */
export const postMedia = pgTable(
  'post_media',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.postId, t.mediaId] }), index('post_media_media').on(t.mediaId)],
);
