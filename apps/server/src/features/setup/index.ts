export { createSetupHandlers } from './setup.handlers.ts';
