export { createUploadsHandlers } from './uploads.handlers.ts';
