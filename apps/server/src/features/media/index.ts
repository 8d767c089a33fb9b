export { createMediaHandlers } from './media.handlers.ts';
