// An entry of its own: pages without a connection load nothing of it.
export { type LinkOptions, openLink } from './link.ts';
export { createSubscriptions, type RealtimeMessage, type Subscriptions } from './subscriptions.ts';
