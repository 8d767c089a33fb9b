export { createSearchHandlers, type SearchSources } from './search.handlers.ts';
