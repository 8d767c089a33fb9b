import type { Schemas } from '@foyer/api';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { byContent, onContent } from '../../shared/content/contents.tables.ts';
import { sessions } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a member is notified of. While it is not old, what happens about the same subject changes it instead of making another one. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    orgId: orgId(),
    userId: userId(),
    /** Its definition (`defineNotificationKind`). */
    kind: text('kind').notNull(),
    /** What of this kind is one notification: a content, a conversation, a day. */
    subject: text('subject').notNull(),
    /** The content it is about; with that it goes. Null where it is about none. */
    contentType: text('content_type'),
    contentId: text('content_id'),
    /** The path it leads to; of a content's the place in it. */
    place: text('place'),
    /** What its text needs beside names and title. */
    params: jsonb('params').$type<Record<string, string | number>>().notNull().default({}),
    createdAt: createdAt(),
    /** When the latest of it happened. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** When its reader saw it; null while it is new. */
    oldAt: moment('old_at'),
    /** How much of it has been pushed: all until then. */
    pushedAt: moment('pushed_at'),
    mailedAt: moment('mailed_at'),
  },
  (t) => [
    onContent('notifications_content_fk', t),
    check('notifications_content_whole', sql`(${t.contentType} is null) = (${t.contentId} is null)`),
    uniqueIndex('notifications_bundle')
      .on(t.userId, t.kind, t.subject)
      .where(sql`${t.oldAt} is null`),
    index('notifications_latest').on(t.userId, t.updatedAt.desc()),
    index('notifications_age').on(t.updatedAt),
    index('notifications_unmailed')
      .on(t.userId)
      .where(sql`${t.oldAt} is null and ${t.mailedAt} is null`),
    byContent('notifications_content', t),
  ],
);

/** Who did what a notification tells of: one row for each thing that can be taken back, or for each person where nothing can. */
export const notificationEvents = pgTable(
  'notification_events',
  {
    notificationId: text('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    actorId: text('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.source] }),
    index('notification_events_source').on(t.source),
    index('notification_events_actor').on(t.actorId),
  ],
);

/** The channels of a kind; what is left out is as the kind's definition has it. */
export type ChosenChannels = Partial<Omit<Schemas['NotificationChannels'], 'kind'>>;

/** What a member has chosen, as differences from the definitions of the kinds. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: userId().primaryKey(),
  orgId: orgId(),
  kinds: jsonb('kinds').$type<Record<string, ChosenChannels>>().notNull().default({}),
  muteUntil: moment('mute_until'),
  quietHours: jsonb('quiet_hours').$type<Schemas['QuietHours']>(),
  /** When the last daily mail was written. */
  digestAt: moment('digest_at'),
});

/** Where push messages reach a member. It is of a session, and ends with it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    orgId: orgId(),
    userId: userId(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** A browser's push service, or the native app's. */
    via: text('via', { enum: ['web', 'device'] }).notNull(),
    /** The address of the push service, or the device's token: who knows it can send. */
    endpoint: text('endpoint').notNull(),
    /** What messages are encrypted with; null for devices. */
    keys: jsonb('keys').$type<Schemas['PushSubscription']['keys']>(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('push_subscriptions_endpoint').on(t.via, t.endpoint),
    index('push_subscriptions_user').on(t.userId, t.createdAt),
    index('push_subscriptions_session').on(t.sessionId),
  ],
);
