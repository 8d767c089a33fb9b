import { read } from '../read.ts';

/** `GET studio/webhooks`, by name; for superadmins. */
export const studioWebhooksQuery = read('/studio/webhooks');

/** `GET studio/webhooks/{id}/deliveries`: the latest twenty, the newest first. */
export const studioWebhookDeliveriesQuery = read('/studio/webhooks/{id}/deliveries', (_, id: string) => ({
  path: { id },
  query: { page: 1, limit: 20 },
}));
