import { pageOf } from './news.ts';
import { hoursAgo, sampleId, type Schemas } from './overrides.ts';

const events = ['news.published', 'news.changed', 'page.published', 'comment.created', 'user.created', 'user.disabled', 'hotel.changed'];

/** What superadmins write of a webhook. */
export const webhookContent = (overrides: Partial<Schemas['StudioWebhookContent']> = {}): Schemas['StudioWebhookContent'] => ({
  ...{
    name: 'Intranet',
    url: 'https://intranet.aurelia.example/hooks/foyer',
    events: ['news.published', 'comment.created'],
    enabled: true,
  },
  ...overrides,
});

/** A webhook. */
export const aStudioWebhook = (overrides: Partial<Schemas['StudioWebhook']> = {}): Schemas['StudioWebhook'] => ({
  ...{ id: sampleId(99, 0), content: webhookContent(), created_at: hoursAgo(900), last_delivered_at: hoursAgo(1), failing_since: null },
  ...overrides,
});

/** Webhooks of every sort: one that works, one that fails, one that is switched off. */
export const someStudioWebhooks = (): Schemas['StudioWebhook'][] => [
  aStudioWebhook(),
  aStudioWebhook({
    ...{ id: sampleId(99, 1), failing_since: hoursAgo(5) },
    content: webhookContent({
      name: 'Lohnabrechnung',
      url: 'https://lohn.aurelia.example/foyer',
      events: ['user.created', 'user.disabled'],
    }),
  }),
  aStudioWebhook({ id: sampleId(99, 2), last_delivered_at: null, content: webhookContent({ name: 'Aushang', enabled: false }) }),
];

/** All webhooks, and what they may be told of. */
export const aWebhookList = (results = someStudioWebhooks()): Schemas['StudioWebhooks'] => ({ results, events });

/** A webhook with its new secret. */
export const aWebhookSecret = (webhook = aStudioWebhook()): Schemas['StudioWebhookSecret'] => ({
  webhook,
  secret: 'whsec_q3vJ8m0sYx2bT7kLwZ4nR1cEoU6hGfD9aPiVtSjBzQM=',
});

/** What a webhook is sent. */
export const aWebhookEvent = (overrides: Partial<Schemas['WebhookEvent']> = {}): Schemas['WebhookEvent'] => ({
  ...{ id: sampleId(100, 0), type: 'news.published', created_at: hoursAgo(1) },
  data: { id: sampleId(20, 0), url: `https://community.aurelia.example/de_DE/news/${sampleId(20, 0)}` },
  ...overrides,
});

/** An event that was taken. */
export const aWebhookDelivery = (overrides: Partial<Schemas['StudioWebhookDelivery']> = {}): Schemas['StudioWebhookDelivery'] => ({
  ...{ id: sampleId(101, 0), event: aWebhookEvent(), state: 'delivered', attempts: 1, attempted_at: hoursAgo(1), next_attempt_at: null },
  ...{ status: 204, fault: null, duration_ms: 84 },
  ...overrides,
});

/** Events of every fate. */
export const someWebhookDeliveries = (): Schemas['StudioWebhookDelivery'][] => [
  aWebhookDelivery({
    ...{ id: sampleId(101, 1), event: aWebhookEvent({ type: 'comment.created' }), state: 'pending', attempts: 3, status: 503 },
    next_attempt_at: hoursAgo(-1),
  }),
  aWebhookDelivery(),
  aWebhookDelivery({
    ...{ id: sampleId(101, 2), event: aWebhookEvent({ type: 'user.created' }), state: 'failed', attempts: 60 },
    ...{ status: null, fault: 'timeout', duration_ms: 5000 },
  }),
];

/** A page of deliveries. */
export const aWebhookDeliveryList = (results = someWebhookDeliveries()): Schemas['StudioWebhookDeliveries'] => pageOf(results);
