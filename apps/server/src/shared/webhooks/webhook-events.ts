import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../platform/db/client.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { webhookDeliveries, webhooks } from './webhooks.tables.ts';

/** Sends a webhook what is on its way to it. */
export const deliverToWebhook = defineJob({ name: 'webhooks.deliver', payload: z.strictObject({ webhook: z.string() }) });

/** What webhooks may be sent, in the order of the contract (`WebhookEventType`); `ping` is sent to all. */
export const webhookEventTypes = [
  ...['news.published', 'news.changed', 'news.deleted', 'page.published', 'page.deleted', 'comment.created', 'comment.deleted'],
  ...['user.created', 'user.changed', 'user.disabled', 'user.enabled', 'product.created', 'product.changed', 'product.deleted'],
  ...['hotel.created', 'hotel.changed', 'hotel.deleted'],
] as const;

/** What has happened, and to what. */
export interface WebhookEvent {
  type: string;
  subject: string | null;
  /** A name under which it is told once to each webhook. */
  once?: string;
}

/** Audited actions that are told by another name than their own. */
const byAction: Readonly<Record<string, string>> = {
  'news.content_changed': 'news.changed',
  'news.publication_changed': 'news.changed',
  'news.confirmation_changed': 'news.changed',
  'registration.confirmed': 'user.created',
  'sso.created': 'user.created',
  'user.email_changed': 'user.changed',
};

const told = new Set<string>(webhookEventTypes);

/** The event that webhooks are told of an audited action; undefined for what is none of theirs. */
export function eventOfAction(action: string): string | undefined {
  const type = byAction[action] ?? action;
  return told.has(type) ? type : undefined;
}

/** Those who are told: the customer's webhooks that are switched on and want to know of it. */
const isTold = sql`${webhooks.enabled} and e.type = any(${webhooks.events})`;
/** The one webhook that is tried, whatever it wants to know. */
const isMeant = (id: string) => sql`${webhooks.id} = ${id}`;

/**
 * Puts what has happened on its way to the customer's webhooks, in the transaction of what is told: both happen or neither does. Costs one statement where there
 * are none. Events of which there is a delivery by the same name already are left out.
 */
export async function noteEvents(
  db: Pick<Db, 'insert'>,
  orgId: string,
  events: readonly WebhookEvent[],
  { only }: { only?: string } = {},
): Promise<void> {
  if (events.length === 0) return;
  const all = JSON.stringify(events.map(({ type, subject, once }) => ({ id: uuidv7(), type, subject, once: once ?? null })));
  const source = sql`select ${uuidv7()} || '-' || row_number() over (order by e.id), ${webhooks.id}, e.id, e.type, e.subject, e.once, now(), 'pending', 0, null::timestamptz, now(), now(),
      null::integer, null, null::integer
    from ${webhooks} join jsonb_to_recordset(${all}::jsonb) as e(id text, type text, subject text, once text) on ${only === undefined ? isTold : isMeant(only)}
    where ${webhooks.orgId} = ${orgId}
    order by e.id`;
  const made = await db.insert(webhookDeliveries).select(source).onConflictDoNothing().returning({ webhook: webhookDeliveries.webhookId });
  for (const webhook of new Set(made.map((row) => row.webhook))) await enqueue(db, deliverToWebhook, { webhook }, { orgId });
}
