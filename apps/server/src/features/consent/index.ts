export { createConsentHandlers } from './consent.handlers.ts';
