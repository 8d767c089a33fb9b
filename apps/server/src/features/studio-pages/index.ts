export { createStudioPagesHandlers } from './studio-pages.handlers.ts';
export { giveMediaOfPages } from './studio-pages.guests.ts';
