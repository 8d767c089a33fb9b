export { createStudioPagesHandlers } from './studio-pages.handlers.ts';
