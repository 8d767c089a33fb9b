import { late } from '../late/late.tsx';

/** Loads what says how much of the chat is unread and opens it by links and by its button. */
export const LateChat = late(async () => (await import('./chat-launcher.tsx')).ChatLauncher);
