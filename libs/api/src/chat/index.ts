// An entry of its own: pages load nothing of it until the chat is opened.
export {
  chatPeopleQuery,
  chatPreferencesQuery,
  conversationMembersQuery,
  conversationQuery,
  conversationsKey,
  conversationsQuery,
  messageSearchQuery,
} from './queries.ts';
