// An entry of its own: pages load nothing of it until the chat is opened.
export {
  chatPeopleQuery,
  chatPreferencesQuery,
  conversationMembersQuery,
  conversationQuery,
  conversationsKey,
  conversationsQuery,
} from './queries.ts';
