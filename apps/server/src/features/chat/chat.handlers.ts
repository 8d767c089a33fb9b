import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { createPeopleByName } from '../../shared/people/people-by-name.ts';
import { createChatEvents } from './chat.events.ts';
import { createChatWriter } from './chat.writes.ts';
import { createConversationsRepository } from './conversations.repository.ts';
import { createConversationsService } from './conversations.service.ts';
import { createConversationsWriter } from './conversations.writes.ts';
import { createMessagesRepository } from './messages.repository.ts';
import { createMessagesService } from './messages.service.ts';

const [defaultLimit, defaultMessages] = [10, 50];

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
  | 'listMessageChanges'
  | 'listConversationMembers'
  | 'addConversationMembers'
  | 'removeConversationMember'
  | 'setConversationPreferences'
  | 'setTyping';

function createServices(context: Context) {
  const [conversations, messages] = [createConversationsRepository(context), createMessagesRepository(context)];
  const events = createChatEvents(context, conversations);
  const chat = createChatWriter(context);
  const people = createPeopleByName(context);
  const ofConversations = createConversationsService({
    ...{ conversations, messages, chat, people, events },
    writer: createConversationsWriter(context),
  });
  const ofMessages = createMessagesService({ messages, writer: chat, events, conversations: ofConversations });
  return { conversations: ofConversations, messages: ofMessages };
}

/** The operations on conversations and messages. */
export function createChatHandlers(context: Context): Pick<Handlers, Operations> {
  const { conversations, messages } = createServices(context);
  return {
    getUnreadMessages: (input) => conversations.unread(member(input)),
    createMessage: ({ body, locale, ...input }) => messages.createMessage(member(input), body, locale),
    markMessagesAsRead: ({ body, ...input }) => messages.markAsRead(member(input), body),
    listChatPeople: ({ query, locale, ...input }) => conversations.listPeople(member(input), query.query ?? '', locale),
    openDirectConversation: ({ body, ...input }) => conversations.openDirect(member(input), body),
    createChannelConversation: ({ body, locale, ...input }) => conversations.createChannel(member(input), body, locale),
    updateMessage: ({ params, body, locale, ...input }) => messages.updateMessage(member(input), params.id, body, locale),
    deleteMessage: ({ params, locale, ...input }) => messages.deleteMessage(member(input), params.id, locale),
    setMessageReaction: ({ params, body, locale, ...input }) => messages.setReaction(member(input), params.id, body.reaction, locale),
    listConversations: ({ query: { limit = defaultLimit, ...query }, locale, ...input }) =>
      conversations.list(member(input), { ...query, limit }, locale),
    getConversation: ({ params, locale, ...input }) => conversations.get(member(input), params.id, locale),
    updateConversation: ({ params, body, locale, ...input }) => conversations.rename(member(input), params.id, body.name, locale),
    listMessages: ({ params, query: { limit = defaultMessages, ...place }, locale, ...input }) =>
      messages.listMessages(member(input), params.id, { ...place, limit }, locale),
    listMessageChanges: ({ params, query, locale, ...input }) => messages.listChanges(member(input), params.id, query.after, locale),
    listConversationMembers: ({ params, query: { page = 1, limit = defaultLimit }, locale, ...input }) =>
      conversations.listMembers(member(input), params.id, { page, limit }, locale),
    addConversationMembers: ({ params, body, locale, ...input }) =>
      conversations.addMembers(member(input), params.id, body.user_ids, locale),
    removeConversationMember: ({ params, locale, ...input }) =>
      conversations.removeMember(member(input), params.id, params.user_id, locale),
    setConversationPreferences: ({ params, body, locale, ...input }) =>
      conversations.setPreferences(member(input), params.id, body, locale),
    setTyping: ({ params, ...input }) => conversations.typing(member(input), params.id),
  };
}
