export { createWebhooksHandlers } from './webhooks.handlers.ts';
