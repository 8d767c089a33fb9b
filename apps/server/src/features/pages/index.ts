export type { ModuleConfig } from './modules/registry.ts';
export { pageContent } from './pages.content.ts';
export { createPagesHandlers } from './pages.handlers.ts';
export { createPagesService } from './pages.service.ts';
export { makePreviewLink } from './previews.links.ts';
