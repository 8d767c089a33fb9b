export { createReactionsHandlers } from './reactions.handlers.ts';
export { createCommentsSearch } from './comments.search.ts';
