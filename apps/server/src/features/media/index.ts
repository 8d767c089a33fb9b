export { createMediaHandlers } from './media.handlers.ts';
export { createFilesSearch } from './media.search.ts';
