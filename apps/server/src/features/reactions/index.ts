export { createReactionsHandlers } from './reactions.handlers.ts';
