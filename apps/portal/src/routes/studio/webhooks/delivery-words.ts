import type { Schemas } from '@foyer/api';
import { defineMessages } from 'react-intl';

type Delivery = Schemas['StudioWebhookDelivery'];

/** How a delivery stands. */
export const deliveryStates = defineMessages({
  pending: { defaultMessage: 'On its way', description: 'State of an event that is sent to a webhook' },
  delivered: { defaultMessage: 'Delivered', description: 'State of an event that is sent to a webhook' },
  failed: { defaultMessage: 'Given up', description: 'State of an event that is sent to a webhook' },
});

export const deliveryTones = { pending: 'warning', delivered: 'positive', failed: 'critical' } as const satisfies Record<
  Delivery['state'],
  string
>;

/** Why there was no answer. */
export const deliveryFaults = defineMessages({
  timeout: {
    defaultMessage: 'No answer within five seconds',
    description: 'How a delivery to a webhook went',
  },
  unreachable: {
    defaultMessage: 'The server cannot be reached',
    description: 'How a delivery to a webhook went',
  },
  forbidden_address: {
    defaultMessage: 'The address is not a public one',
    description: 'How a delivery to a webhook went',
  },
  bad_address: {
    defaultMessage: 'The address is not valid',
    description: 'How a delivery to a webhook went',
  },
});
