// What few readers of the chat open, loaded for them (see use-rare-views.ts).
export { MembersView } from '../people/members-view.tsx';
export { MessageSearch } from '../search/message-search.tsx';
export { NewMessage } from '../new/new-message.tsx';
export { ChatSettings } from '../settings/chat-settings.tsx';
