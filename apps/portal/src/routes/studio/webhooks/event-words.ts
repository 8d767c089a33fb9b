import { defineMessages } from 'react-intl';

/** What webhooks are told of, by the contract's names (`WebhookEventType`). */
export const eventWords = defineMessages({
  'news.published': { defaultMessage: 'Article published', description: 'Event that a webhook is told of' },
  'news.changed': { defaultMessage: 'Article changed', description: 'Event that a webhook is told of' },
  'news.deleted': { defaultMessage: 'Article deleted', description: 'Event that a webhook is told of' },
  'page.published': { defaultMessage: 'Page published', description: 'Event that a webhook is told of' },
  'page.deleted': { defaultMessage: 'Page deleted', description: 'Event that a webhook is told of' },
  'comment.created': { defaultMessage: 'Comment written', description: 'Event that a webhook is told of' },
  'comment.deleted': { defaultMessage: 'Comment deleted', description: 'Event that a webhook is told of' },
  'user.created': { defaultMessage: 'Account created', description: 'Event that a webhook is told of' },
  'user.changed': { defaultMessage: 'Account changed', description: 'Event that a webhook is told of' },
  'user.disabled': { defaultMessage: 'Account disabled', description: 'Event that a webhook is told of' },
  'user.enabled': { defaultMessage: 'Account enabled', description: 'Event that a webhook is told of' },
  'product.created': { defaultMessage: 'Reward created', description: 'Event that a webhook is told of' },
  'product.changed': { defaultMessage: 'Reward changed', description: 'Event that a webhook is told of' },
  'product.deleted': { defaultMessage: 'Reward deleted', description: 'Event that a webhook is told of' },
  'hotel.created': { defaultMessage: 'Hotel created', description: 'Event that a webhook is told of' },
  'hotel.changed': { defaultMessage: 'Hotel changed', description: 'Event that a webhook is told of' },
  'hotel.deleted': { defaultMessage: 'Hotel deleted', description: 'Event that a webhook is told of' },
  ping: { defaultMessage: 'Test', description: 'Event that a webhook is sent to try it' },
});

type EventName = keyof typeof eventWords;

/** Whether this version has words for an event. */
export const isKnownEvent = (name: string): name is EventName => Object.hasOwn(eventWords, name);
