export { createStudioPagesHandlers } from './studio-pages.handlers.ts';
export { createWorkingCopies } from './studio-pages.reading.ts';
export { giveMediaOfPages } from './studio-pages.guests.ts';
