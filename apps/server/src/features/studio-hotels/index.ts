export { createStudioHotelsHandlers } from './studio-hotels.handlers.ts';
