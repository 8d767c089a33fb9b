export { createConfirmationsHandlers } from './confirmations.handlers.ts';
export { newsConfirmations } from './confirmations.tables.ts';
