import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { chatMessages, conversationMembers, conversations } from '../../src/features/chat/chat.tables.ts';
import { colleague } from '../../src/features/occasions/occasions.test-helpers.ts';
import { users } from '../../src/shared/people/people.tables.ts';
import { ids } from '../fixture.ts';
import { userIdOf } from './actors.ts';
import type { Case, Scene } from './matrix.ts';

/** What a call names. */
interface Things {
  conversation: string;
  message: string;
  /** Someone of the same customer who belongs to it, and someone who does not. */
  other: string;
  outside: string;
}

async function person({ server: { database } }: Scene, orgId: string): Promise<string> {
  const id = randomUUID();
  await database.db.insert(users).values(colleague(id, { id, orgId }));
  return id;
}

/** Makes a channel with one message of the actor, who owns it; or of someone else, with or without the actor. */
const inChannel =
  (who: 'owner' | 'member' | 'none', call: (things: Things) => InjectOptions) =>
  async (scene: Scene): Promise<InjectOptions> => {
    const { db } = scene.server.database;
    const me = userIdOf(scene.actor) ?? ids.users.member;
    const [own] = await db.select().from(users).where(eq(users.id, me));
    const { orgId } = own!;
    const things = {
      conversation: randomUUID(),
      message: randomUUID(),
      other: await person(scene, orgId),
      outside: await person(scene, orgId),
    };
    const owner = who === 'owner' ? me : things.other;
    const members = who === 'none' ? [things.other] : [me, things.other];
    await db
      .insert(conversations)
      .values({ id: things.conversation, orgId, type: 'group', lastSeq: 1, lastNumber: 1, memberCount: members.length });
    await db
      .insert(conversationMembers)
      .values(members.map((userId) => ({ conversationId: things.conversation, userId, owner: userId === owner })));
    await db.insert(chatMessages).values({
      ...{ id: things.message, conversationId: things.conversation, seq: 1, changedSeq: 1, textSeq: 1, number: 1 },
      ...{ senderId: owner, text: 'Ein Satz', key: things.message },
    });
    return call(things);
  };

/** What every member may do, and no one else. */
const ofMembers = (call: (things: Things) => InjectOptions, status: number): Case[] => [
  { name: 'of one’s own', call: inChannel('member', call), answers: { others: status } },
  { name: 'of others', call: inChannel('none', call), answers: { others: 404 } },
];

/** What the owner may do, or the author of a message. */
const ofOwners = (call: (things: Things) => InjectOptions, status: number): Case[] => [
  { name: 'that one has begun', call: inChannel('owner', call), answers: { others: status } },
  { name: 'that someone else has begun', call: inChannel('member', call), answers: { others: 404 } },
  { name: 'of others', call: inChannel('none', call), answers: { others: 404 } },
];

const forAll = (call: Case['call'], others: number): Case[] => [{ name: 'for all alike', call, answers: { others } }];

/** A call that names someone of the actor's own customer. */
const toSomeone =
  (call: (id: string) => InjectOptions) =>
  async (scene: Scene): Promise<InjectOptions> => {
    const [own] = await scene.server.database.db
      .select()
      .from(users)
      .where(eq(users.id, userIdOf(scene.actor) ?? ids.users.member));
    return call(await person(scene, own!.orgId));
  };

const at = ({ conversation }: Things, path = '') => `/conversations/${conversation}${path}`;

/** Who may do what with conversations and messages. */
export const chatCases = {
  getUnreadMessages: forAll({ method: 'GET', url: '/messages/unread' }, 200),
  getChatPreferences: forAll({ method: 'GET', url: '/messages/preferences' }, 200),
  setChatPreferences: forAll({ method: 'PUT', url: '/messages/preferences', payload: { typing: false } }, 200),
  listChatPeople: forAll({ method: 'GET', url: '/messages/users' }, 200),
  listConversations: forAll({ method: 'GET', url: '/conversations' }, 200),
  openDirectConversation: [
    {
      name: 'with a colleague',
      call: toSomeone((id) => ({ method: 'POST', url: '/messages/new_direct_message_conversation', payload: { user_ids: [id] } })),
      answers: { others: 200 },
    },
    {
      name: 'with another customer’s member',
      call: { method: 'POST', url: '/messages/new_direct_message_conversation', payload: { user_ids: [ids.users.outsider] } },
      answers: { others: 400 },
    },
  ],
  createChannelConversation: forAll(
    toSomeone((id) => ({ method: 'POST', url: '/messages/new_channel_conversation', payload: { key: randomUUID(), user_ids: [id] } })),
    201,
  ),
  createMessage: ofMembers(
    ({ conversation }) => ({
      method: 'POST',
      url: '/messages/create',
      payload: { key: randomUUID(), recipient: conversation, text: 'Ein Satz' },
    }),
    201,
  ),
  markMessagesAsRead: ofMembers(
    ({ conversation }) => ({ method: 'POST', url: '/messages/mark_as_read', payload: { conversation_id: conversation, number: 1 } }),
    200,
  ),
  updateMessage: ofOwners(
    ({ message }) => ({ method: 'PATCH', url: `/messages/${message}`, payload: { text: 'Ein anderer Satz', changed_seq: 1 } }),
    200,
  ),
  deleteMessage: ofOwners(({ message }) => ({ method: 'DELETE', url: `/messages/${message}` }), 204),
  setMessageReaction: ofMembers(
    ({ message }) => ({ method: 'PUT', url: `/messages/${message}/reaction`, payload: { reaction: 'heart' } }),
    200,
  ),
  reportMessage: [
    ...ofMembers(({ message }) => ({ method: 'POST', url: `/messages/${message}/report`, payload: { reason: 'spam', note: '' } }), 204),
    {
      name: 'that one wrote',
      call: inChannel('owner', ({ message }) => ({
        method: 'POST',
        url: `/messages/${message}/report`,
        payload: { reason: 'spam', note: '' },
      })),
      answers: { others: 404 },
    },
  ],
  getConversation: ofMembers((things) => ({ method: 'GET', url: at(things) }), 200),
  updateConversation: ofOwners((things) => ({ method: 'PATCH', url: at(things), payload: { name: 'Garten' } }), 200),
  listMessages: ofMembers((things) => ({ method: 'GET', url: at(things, '/messages') }), 200),
  searchMessages: ofMembers((things) => ({ method: 'GET', url: at(things, '/messages/search?query=Satz') }), 200),
  listMessageChanges: ofMembers((things) => ({ method: 'GET', url: at(things, '/changes?after=0') }), 200),
  listConversationMembers: ofMembers((things) => ({ method: 'GET', url: at(things, '/members') }), 200),
  addConversationMembers: ofOwners(
    (things) => ({ method: 'POST', url: at(things, '/members'), payload: { user_ids: [things.outside] } }),
    200,
  ),
  removeConversationMember: ofOwners((things) => ({ method: 'DELETE', url: at(things, `/members/${things.other}`) }), 204),
  setConversationPreferences: ofMembers((things) => ({ method: 'PUT', url: at(things, '/preferences'), payload: { muted: true } }), 200),
  setTyping: ofMembers((things) => ({ method: 'POST', url: at(things, '/typing') }), 204),
} satisfies Record<string, Case[]>;
