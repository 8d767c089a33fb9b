export { createStudioHandlers } from './studio.handlers.ts';
