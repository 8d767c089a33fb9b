export { createChat } from './chat.handlers.ts';
export { mediaOfChat, messageSeenBy } from './chat.media.ts';
