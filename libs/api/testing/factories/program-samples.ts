import { aNewApiKey, anApiKeyList, anApiKeyToken, someStudioApiKeys } from './api-keys.ts';
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
