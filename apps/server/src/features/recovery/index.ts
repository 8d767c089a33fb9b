export { createRecoveryHandlers } from './recovery.handlers.ts';
