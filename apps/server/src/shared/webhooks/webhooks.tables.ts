import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An address that is told what happens at a customer. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    orgId: orgId(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    enabled: boolean('enabled').notNull(),
    /** What events are signed with, so it is kept as it is. */
    secret: text('secret').notNull(),
    /** Signs besides, until `previousUntil`. */
    previousSecret: text('previous_secret'),
    previousUntil: moment('previous_until'),
    createdAt: createdAt(),
    /** It is told what happens from then on. */
    since: moment('since').notNull(),
    lastDeliveredAt: moment('last_delivered_at'),
    failingSince: moment('failing_since'),
    /** The address did not answer: it is left alone until then. */
    pausedUntil: moment('paused_until'),
    /** A process is sending to it until then. */
    claimedUntil: moment('claimed_until'),
  },
  (t) => [index('webhooks_org').on(t.orgId)],
);

/** An event on its way to a webhook. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same for every webhook that is told of it. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** What it happened to. */
    subject: text('subject'),
    /** Of what happens once: it is told once. */
    once: text('once'),
    createdAt: createdAt(),
    state: text('state', { enum: ['pending', 'delivered', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull(),
    attemptedAt: moment('attempted_at'),
    /** Not before then; it is given up three days after `dueSince`. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    dueSince: moment('due_since').notNull(),
    status: integer('status'),
    fault: text('fault'),
    durationMs: integer('duration_ms'),
  },
  (t) => [
    unique('webhook_deliveries_once').on(t.webhookId, t.once),
    index('webhook_deliveries_date').on(t.webhookId, t.createdAt),
    index('webhook_deliveries_due').on(t.state, t.webhookId, t.nextAttemptAt),
    index('webhook_deliveries_age').on(t.createdAt),
  ],
);
