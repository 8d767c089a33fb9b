export { createConfirmationsHandlers } from './confirmations.handlers.ts';
