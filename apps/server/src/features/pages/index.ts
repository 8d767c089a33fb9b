export { contentFaults } from './content-faults.ts';
export type { ModuleConfig } from './modules/registry.ts';
export { pageContent } from './pages.content.ts';
export { createPagesHandlers } from './pages.handlers.ts';
export { makePreviewLink } from './previews.links.ts';
export { createHotelsSearch } from './hotels.search.ts';
export { createPagesSearch } from './pages.search.ts';
