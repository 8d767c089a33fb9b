export { createConfirmationsHandlers } from './confirmations.handlers.ts';
export { createConfirmationsWorker } from './confirmations.worker.ts';
