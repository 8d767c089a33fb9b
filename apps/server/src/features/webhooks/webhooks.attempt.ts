import { OutboundError, type Outbound } from '@foyer/outbound';
import type { Context } from '../../platform/context.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { type Portal, signedHeaders, toEvent } from './webhooks.payload.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.repository.ts';
import type { Outcome } from './webhooks.rules.ts';

/** What an attempt leaves behind. */
export interface Attempted extends Outcome {
  durationMs: number;
}

interface AttemptParts {
  context: Pick<Context, 'db' | 'config' | 'settings'>;
  outbound: Outbound;
  now: () => Date;
}

/** Calls a webhook's address with one event. Throws where the server stops meanwhile. */
export function createWebhookAttempt({ context, outbound, now }: AttemptParts) {
  const { db, config, settings } = context;
  const orgs = createOrgs({ db });

  async function portalOf(orgId: string): Promise<Portal> {
    const [origin, { languages }] = [await orgs.originOf(orgId, config.publicUrl), await settings.of(orgId)];
    return { origin, languages };
  }

  return async function attempt(webhook: WebhookRow, delivery: DeliveryRow, signal: AbortSignal): Promise<Attempted> {
    const body = JSON.stringify(toEvent(delivery, await portalOf(webhook.orgId)));
    const headers = signedHeaders(webhook, { id: delivery.eventId, body, now: now() });
    const start = performance.now();
    const durationMs = () => Math.round(performance.now() - start);
    try {
      const receipt = await outbound.post(webhook.url, { headers, body: Buffer.from(body), signal });
      return { ...receipt, fault: null, durationMs: durationMs() };
    } catch (error) {
      if (!(error instanceof OutboundError) || error.reason === 'stopped') throw error;
      return { status: null, fault: error.reason, retryAfter: null, durationMs: durationMs() };
    }
  };
}
