export { createSearchHandlers } from './search.handlers.ts';
