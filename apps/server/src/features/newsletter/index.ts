export { createNewsletterHandlers } from './newsletter.handlers.ts';
export { moveSubscriptions } from './newsletter.move.ts';
