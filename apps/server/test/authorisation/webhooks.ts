import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { webhookDeliveries, webhooks } from '../../src/shared/webhooks/webhooks.tables.ts';
import { ids } from '../fixture.ts';
import type { Case } from './matrix.ts';

const content = { name: 'Intranet', url: 'https://intranet.example/hook', events: ['news.published'], enabled: true };

/** Calls something of a webhook of its own for each call. */
const onWebhook =
  (orgId: string, call: (webhook: string, delivery: string) => InjectOptions): Case['call'] =>
  async ({ server: { database } }) => {
    const [id, delivery, now] = [randomUUID(), randomUUID(), new Date()];
    await database.db.insert(webhooks).values({ ...content, id, orgId, secret: 'whsec_MTIz', since: now });
    const row = { id: delivery, webhookId: id, eventId: delivery, type: 'ping', state: 'delivered', attempts: 1 } as const;
    await database.db.insert(webhookDeliveries).values({ ...row, nextAttemptAt: now, dueSince: now });
    return call(id, delivery);
  };

/** What superadmins alone do to the webhooks of their customer. */
const forSuperadmins = (status: number, call: (webhook: string, delivery: string) => InjectOptions): Case[] => [
  { name: 'of this customer', call: onWebhook(ids.org, call), answers: { others: 404, superadmin: status } },
  { name: 'of another customer', call: onWebhook(ids.otherOrg, call), answers: { others: 404 } },
];

/** Who is answered what about webhooks. */
export const webhookCases = {
  listStudioWebhooks: [
    { name: 'in the studio', call: { method: 'GET', url: '/studio/webhooks' }, answers: { others: 404, superadmin: 200 } },
  ],
  createStudioWebhook: [
    {
      name: 'in the studio',
      call: () => ({ method: 'POST', url: '/studio/webhooks', payload: { key: randomUUID(), content } }),
      answers: { others: 404, superadmin: 201 },
    },
  ],
  setStudioWebhook: forSuperadmins(200, (id) => ({ method: 'PUT', url: `/studio/webhooks/${id}`, payload: content })),
  deleteStudioWebhook: forSuperadmins(204, (id) => ({ method: 'DELETE', url: `/studio/webhooks/${id}` })),
  renewStudioWebhookSecret: forSuperadmins(201, (id) => ({ method: 'POST', url: `/studio/webhooks/${id}/secret` })),
  pingStudioWebhook: forSuperadmins(204, (id) => ({ method: 'POST', url: `/studio/webhooks/${id}/ping` })),
  listStudioWebhookDeliveries: forSuperadmins(200, (id) => ({ method: 'GET', url: `/studio/webhooks/${id}/deliveries` })),
  repeatStudioWebhookDelivery: forSuperadmins(204, (id, delivery) => ({
    method: 'POST',
    url: `/studio/webhooks/${id}/deliveries/${delivery}`,
  })),
} satisfies Record<string, Case[]>;
