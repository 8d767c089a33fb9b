// An entry of its own: pages load nothing of it until the chat is opened.
export { chatPeopleQuery, conversationMembersQuery, conversationQuery, conversationsKey, conversationsQuery } from './queries.ts';
