export { createMailedLinksHandlers } from './mailed-links.handlers.ts';
