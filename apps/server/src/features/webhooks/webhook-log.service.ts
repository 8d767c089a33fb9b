import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import { offsetOf, type PageRequest, paginate } from '../../platform/http/pagination.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { deliverToWebhook, noteEvents } from '../../shared/webhooks/webhook-events.ts';
import { toEvent } from './webhooks.payload.ts';
import { createWebhooksRepository, type DeliveryRow, type WebhookRow } from './webhooks.repository.ts';

type Delivery = Schemas['StudioWebhookDelivery'];

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

/** What webhooks were sent, and how superadmins try and repeat it. */
export function createWebhookLog({ db, config, settings }: Pick<Context, 'db' | 'config' | 'settings'>) {
  const repository = createWebhooksRepository(db);
  const orgs = createOrgs({ db });
  const read = async (orgId: string, id: string): Promise<WebhookRow> => found(await repository.find(orgId, id));

  async function toDelivery(row: DeliveryRow, orgId: string): Promise<Delivery> {
    const portal = { origin: await orgs.originOf(orgId, config.publicUrl), languages: (await settings.of(orgId)).languages };
    return {
      ...{ id: row.id, event: toEvent(row, portal), state: row.state, attempts: row.attempts, attempted_at: moment(row.attemptedAt) },
      next_attempt_at: row.state === 'pending' ? moment(row.nextAttemptAt) : null,
      ...{ status: row.status, fault: row.fault as Delivery['fault'], duration_ms: row.durationMs },
    };
  }

  return {
    /** Sends it `ping`. Throws 404, 409 `webhook_off`. */
    async ping(orgId: string, id: string): Promise<void> {
      if (!(await read(orgId, id)).enabled) throw new Problem(409, 'webhook_off');
      await db.transaction(async (tx) => {
        await createWebhooksRepository(tx).noteWebhook(id, { pausedUntil: null });
        await noteEvents(tx, orgId, [{ type: 'ping', subject: null }], { only: id });
      });
    },

    /** What it was sent, the newest first. Throws 404. */
    async deliveries(orgId: string, id: string, request: PageRequest): Promise<Schemas['StudioWebhookDeliveries']> {
      await read(orgId, id);
      const [rows, total] = await repository.deliveries(id, { limit: request.limit, offset: offsetOf(request) });
      const results = await Promise.all(rows.map((row) => toDelivery(row, orgId)));
      return { results, pagination: paginate(request, total) };
    },

    /** Throws 404, 409 `webhook_off`. */
    async repeat(orgId: string, id: string, deliveryId: string): Promise<void> {
      if (!(await read(orgId, id)).enabled) throw new Problem(409, 'webhook_off');
      await db.transaction(async (tx) => {
        const own = createWebhooksRepository(tx);
        if (!(await own.repeat(id, deliveryId, new Date()))) throw new Problem(404, 'not_found');
        await own.noteWebhook(id, { pausedUntil: null });
        await enqueue(tx, deliverToWebhook, { webhook: id }, { orgId: orgId });
      });
    },
  };
}
