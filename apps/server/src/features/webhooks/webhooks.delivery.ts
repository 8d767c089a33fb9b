import type { Outbound } from '@foyer/outbound';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { audit } from '../../shared/audit/audit.ts';
import { deliverToWebhook } from '../../shared/webhooks/webhook-events.ts';
import { type Attempted, createWebhookAttempt } from './webhooks.attempt.ts';
import { createWebhooksRepository, type DeliveryRow, type WebhookRow } from './webhooks.repository.ts';
import { givenUpMs, isAway, isGone, isTaken, pauseMs } from './webhooks.rules.ts';

/** Longer than one attempt takes. */
const claimMs = 30_000;
/** A turn begins nothing more after this time; then the next customer's have theirs. */
const turnMs = 3_000;

export interface DeliveryParts {
  context: Pick<Context, 'db' | 'config' | 'settings'>;
  outbound: Outbound;
  now: () => Date;
}

/** Sends what has happened to the addresses that want to know. */
export function createWebhookDelivery({ context, outbound, now }: DeliveryParts) {
  const { db } = context;
  const repository = createWebhooksRepository(db);
  const attempt = createWebhookAttempt({ context, outbound, now });

  /** Switched off by itself: no one listens there. */
  async function switchOff({ id, orgId }: WebhookRow, why: string): Promise<void> {
    await db.transaction(async (tx) => {
      await createWebhooksRepository(tx).noteWebhook(id, { enabled: false });
      await createWebhooksRepository(tx).dropPending(id);
      await audit(tx, { orgId, action: 'webhook.switched_off', subject: id, details: { why } });
    });
  }

  /** Notes how it went. Answers whether the address takes more at the moment. */
  async function note(webhook: WebhookRow, delivery: DeliveryRow, { durationMs, ...outcome }: Attempted): Promise<boolean> {
    const at = now();
    const attempts = delivery.attempts + 1;
    const tried = { attempts, attemptedAt: at, status: outcome.status, fault: outcome.fault, durationMs };
    if (isTaken(outcome)) {
      await repository.noteAttempt(delivery.id, { ...tried, state: 'delivered' });
      await repository.noteWebhook(webhook.id, { lastDeliveredAt: at, failingSince: null, pausedUntil: null });
      webhook.failingSince = null;
      return true;
    }
    const pause = Math.max(pauseMs(attempts), (outcome.retryAfter ?? 0) * 1000);
    const next = new Date(at.getTime() + Math.min(pause, givenUpMs));
    const isOver = next.getTime() - delivery.dueSince.getTime() > givenUpMs;
    await repository.noteAttempt(delivery.id, { ...tried, state: isOver ? 'failed' : 'pending', nextAttemptAt: next });
    const failingSince = webhook.failingSince ?? at;
    webhook.failingSince = failingSince;
    const isAsleep = isAway(outcome);
    await repository.noteWebhook(webhook.id, { failingSince, ...(isAsleep && { pausedUntil: next }) });
    if (isGone(outcome)) return (await switchOff(webhook, 'gone'), false);
    if (at.getTime() - failingSince.getTime() >= givenUpMs) return (await switchOff(webhook, 'failing'), false);
    await enqueue(db, deliverToWebhook, { webhook: webhook.id }, { orgId: webhook.orgId, inMs: next.getTime() - at.getTime() });
    return !isAsleep;
  }

  /** Sends what is due, one after the other. Answers whether the address may be called again at once. */
  async function turn(webhook: WebhookRow, signal: AbortSignal): Promise<boolean> {
    const start = performance.now();
    while (performance.now() - start < turnMs) {
      signal.throwIfAborted();
      const delivery = await repository.nextDue(webhook.id, now());
      if (!delivery) return true;
      await repository.noteWebhook(webhook.id, { claimedUntil: new Date(now().getTime() + claimMs) });
      if (!(await note(webhook, delivery, await attempt(webhook, delivery, signal)))) return false;
    }
    return true;
  }

  return async ({ webhook: id }: { webhook: string }, signal: AbortSignal): Promise<void> => {
    const at = now();
    const webhook = await repository.claim(id, at, new Date(at.getTime() + claimMs));
    if (!webhook) return;
    const goesOn = await turn(webhook, signal).finally(() => repository.release(id));
    // What came while this process was about to let go found the webhook taken.
    if (goesOn && (await repository.nextDue(id, now()))) await enqueue(db, deliverToWebhook, { webhook: id }, { orgId: webhook.orgId });
  };
}
