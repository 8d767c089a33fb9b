import { sampleId, type Schemas } from '../factories/overrides.ts';
import {
  aStudioWebhook,
  aWebhookDelivery,
  aWebhookDeliveryList,
  aWebhookEvent,
  aWebhookList,
  aWebhookSecret,
  someStudioWebhooks,
  someWebhookDeliveries,
} from '../factories/webhooks.ts';
import { mock, problem } from './mock.ts';

/** Webhooks; what is changed is kept, as the server does. */
export function webhookCalls() {
  let all = someStudioWebhooks();
  let sent = someWebhookDeliveries();
  let made = 10;
  const find = (id: string | undefined) => all.find((one) => one.id === id);
  const add = (webhook: Schemas['StudioWebhook']) => {
    all = [...all, webhook];
    return webhook;
  };
  return [
    mock('listStudioWebhooks', () => aWebhookList(all)),
    mock('createStudioWebhook', ({ body: { content } }) =>
      aWebhookSecret(add(aStudioWebhook({ id: sampleId(99, (made += 1)), content, last_delivered_at: null }))),
    ),
    mock('setStudioWebhook', ({ path, body }) => {
      all = all.map((one) => (one.id === path['id'] ? { ...one, content: body } : one));
      return find(path['id']) ?? problem(404, 'not_found');
    }),
    mock('deleteStudioWebhook', ({ path }) => {
      all = all.filter(({ id }) => id !== path['id']);
      return null;
    }),
    mock('renewStudioWebhookSecret', ({ path }) => aWebhookSecret(find(path['id']))),
    mock('pingStudioWebhook', () => {
      const event = aWebhookEvent({ type: 'ping', data: { id: null, url: null } });
      sent = [aWebhookDelivery({ id: sampleId(101, (made += 1)), event }), ...sent];
      return null;
    }),
    mock('listStudioWebhookDeliveries', () => aWebhookDeliveryList(sent)),
    mock('repeatStudioWebhookDelivery', ({ path }) => {
      sent = sent.map((one) => (one.id === path['delivery_id'] ? { ...one, state: 'delivered', status: 204, fault: null } : one));
      return null;
    }),
  ];
}

export const listStudioWebhooks = (results: Schemas['StudioWebhook'][]) => mock('listStudioWebhooks', () => aWebhookList(results));
/** The address is none. */
export const createStudioWebhookRefuses = mock('createStudioWebhook', () =>
  problem(400, 'validation_failed', {
    errors: [{ field: 'content.url', code: 'webhook_address', message: 'Please enter a public address that begins with https://.' }],
  }),
);
