export { hiddenFrom } from './media.access.ts';
export { createFilesSearch } from './media.search.ts';
export { createMediaFinder } from './media.finder.ts';
export { createMediaHandlers } from './media.handlers.ts';
export { pictureFault } from './picture-fault.ts';
