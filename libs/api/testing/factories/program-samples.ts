import { aNewApiKey, anApiKeyList, anApiKeyToken, someStudioApiKeys } from './api-keys.ts';
import { anEmbedWidgetHealth, aStudioEmbedHealth } from './embed.ts';
import { sampleId } from './overrides.ts';
import {
  aStudioWebhook,
  aWebhookDeliveryList,
  aWebhookEvent,
  aWebhookList,
  aWebhookSecret,
  someStudioWebhooks,
  someWebhookDeliveries,
  webhookContent,
} from './webhooks.ts';

/** A sample of each schema of what programs are given, for `factories.test.ts`. */
export const programSamples = {
  ApiKey: someStudioApiKeys(),
  ApiKeyToken: [anApiKeyToken()],
  ApiKeys: [anApiKeyList()],
  ApiScope: ['news:read'],
  NewApiKey: [aNewApiKey()],
  NewStudioApiKey: [{ ...aNewApiKey(), user_id: sampleId(10, 0) }],
  NewEmbedReport: [{ site: sampleId(96, 0), widget: 'occasions' as const, version: '0.1.0', load_ms: 480 }],
  StudioEmbedHealth: [aStudioEmbedHealth()],
  StudioEmbedKeyUse: aStudioEmbedHealth().keys,
  StudioEmbedWidgetHealth: [anEmbedWidgetHealth()],
  NewStudioWebhook: [{ key: '7c0f9a1e-3b1d-4b5e-8b0e-2f6f1f0e9a77', content: webhookContent() }],
  StudioWebhook: [aStudioWebhook(), ...someStudioWebhooks()],
  StudioWebhookContent: [webhookContent()],
  StudioWebhookDeliveries: [aWebhookDeliveryList()],
  StudioWebhookDelivery: someWebhookDeliveries(),
  StudioWebhookSecret: [aWebhookSecret()],
  StudioWebhooks: [aWebhookList()],
  WebhookEvent: [aWebhookEvent()],
  WebhookEventType: ['news.published'],
};
