export { createUploadsHandlers } from './uploads.handlers.ts';
export { requireRoom } from './uploads.room.ts';
