export { createBubbleToolHandlers } from './bubble-tool.handlers.ts';
