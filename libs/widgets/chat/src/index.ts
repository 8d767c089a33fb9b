export { Chat, type ChatProps } from './chat/chat.tsx';
export type { ChatRealtime, ChatView } from './shared/chat-view.ts';
export { chatPrefix } from './sync/keep.ts';
