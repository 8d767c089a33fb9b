import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import type { Reportable } from '../../shared/moderation/reportable.ts';
import { addChatJobs } from './chat.notices.ts';
import { type ChatParts, createChatParts } from './chat.parts.ts';
import { createConversationsService } from './conversations.service.ts';
import { createMembersService } from './members.service.ts';
import { createMessageLists } from './messages.lists.ts';
import { createReportableMessages } from './messages.reported.ts';
import { createMessagesService } from './messages.service.ts';
import { createPreferencesService } from './preferences.service.ts';

const [defaultLimit, defaultMessages, defaultFound] = [10, 50, 20];

type Operations =
  | 'getUnreadMessages'
  | 'createMessage'
  | 'markMessagesAsRead'
  | 'listChatPeople'
  | 'openDirectConversation'
  | 'createChannelConversation'
  | 'updateMessage'
  | 'deleteMessage'
  | 'setMessageReaction'
  | 'listConversations'
  | 'getConversation'
  | 'updateConversation'
  | 'listMessages'
  | 'searchMessages'
  | 'listMessageChanges'
  | 'listConversationMembers'
  | 'addConversationMembers'
  | 'removeConversationMember'
  | 'setConversationPreferences'
  | 'getChatPreferences'
  | 'setChatPreferences'
  | 'setTyping';

/** What the chat gives to the application: its operations, and what of it can be reported. */
export function createChat(context: Context): { handlers: Pick<Handlers, Operations>; messages: Reportable } {
  addChatJobs(context);
  const parts = createChatParts(context);
  return { handlers: createHandlers(parts), messages: createReportableMessages(context, parts) };
}

/** The operations on conversations and messages. */
function createHandlers(parts: ChatParts): Pick<Handlers, Operations> {
  const [conversations, members, lists] = [createConversationsService(parts), createMembersService(parts), createMessageLists(parts)];
  const [messages, preferences] = [createMessagesService(parts, conversations), createPreferencesService(parts)];
  return {
    getUnreadMessages: (input) => conversations.unread(member(input)),
    createMessage: ({ body, locale, ...input }) => messages.create(member(input), body, locale),
    markMessagesAsRead: ({ body, ...input }) => messages.markAsRead(member(input), body),
    listChatPeople: ({ query, locale, ...input }) => members.listPeople(member(input), query.query ?? '', locale),
    openDirectConversation: ({ body, ...input }) => conversations.openDirect(member(input), body),
    createChannelConversation: ({ body, locale, ...input }) => conversations.createChannel(member(input), body, locale),
    updateMessage: ({ params, body, locale, ...input }) => messages.update(member(input), params.id, body, locale),
    deleteMessage: ({ params, locale, ...input }) => messages.remove(member(input), params.id, locale),
    setMessageReaction: ({ params, body, locale, ...input }) => messages.react(member(input), params.id, body.reaction, locale),
    listConversations: ({ query: { limit = defaultLimit, ...query }, locale, ...input }) =>
      conversations.list(member(input), { ...query, limit }, locale),
    getConversation: ({ params, locale, ...input }) => parts.showConversation(member(input), params.id, locale),
    updateConversation: ({ params, body, locale, ...input }) => members.rename(member(input), params.id, body.name, locale),
    listMessages: ({ params, query: { limit = defaultMessages, ...place }, locale, ...input }) =>
      lists.list(member(input), params.id, { ...place, limit }, locale),
    searchMessages: ({ params, query: { limit = defaultFound, ...asked }, locale, ...input }) =>
      lists.search(member(input), params.id, { ...asked, limit }, locale),
    listMessageChanges: ({ params, query, locale, ...input }) => lists.changes(member(input), params.id, query.after, locale),
    listConversationMembers: ({ params, query: { query = '', page = 1, limit = defaultLimit }, locale, ...input }) =>
      members.list(member(input), params.id, query, { page, limit }, locale),
    addConversationMembers: ({ params, body, locale, ...input }) => members.add(member(input), params.id, body.user_ids, locale),
    removeConversationMember: ({ params, locale, ...input }) => members.remove(member(input), params.id, params.user_id, locale),
    setConversationPreferences: ({ params, body, locale, ...input }) => members.setPreferences(member(input), params.id, body, locale),
    getChatPreferences: (input) => preferences.get(member(input)),
    setChatPreferences: ({ body, ...input }) => preferences.set(member(input), body),
    setTyping: ({ params, ...input }) => members.typing(member(input), params.id),
  };
}
