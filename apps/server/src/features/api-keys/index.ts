export { createApiKeysHandlers } from './api-keys.handlers.ts';
