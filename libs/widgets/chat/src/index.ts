export { Chat } from './chat/chat.tsx';
export { chatOptions, type ChatOptions } from './options.ts';
