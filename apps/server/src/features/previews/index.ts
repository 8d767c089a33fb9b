export { createPreviewsHandlers } from './previews.handlers.ts';
export { makePageLink } from './previews.links.ts';
