export { createStudioPresenceHandlers } from './studio-presence.handlers.ts';
