import {
  aChatMessage,
  aChatPerson,
  aConversation,
  aConversationList,
  aDirectConversation,
  chatMessages,
  chatReader,
} from '../factories/chat.ts';
import { pageOf } from '../factories/news.ts';
import { hoursAgo, sampleId, type Schemas } from '../factories/overrides.ts';
import { aPerson } from '../factories/people.ts';
import { failing, mock, problem } from './mock.ts';

type Message = Schemas['ChatMessage'];

const signs = ['thumbs_up', 'heart', 'joy', 'astonished', 'sad', 'thanks', 'party', 'eyes'];

/** The page of messages that is asked for. */
function pageFor(kept: readonly Message[], query: URLSearchParams): Schemas['ChatMessageList'] {
  const limit = Number(query.get('limit') ?? 50);
  const number = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined);
  const [before, after, around] = [number('before'), number('after'), number('around')];
  const place = kept.findIndex(({ seq }) => seq >= (around ?? 0));
  const until = before === undefined ? kept.length : kept.filter(({ seq }) => seq < before).length;
  const from =
    after !== undefined
      ? kept.filter(({ seq }) => seq <= after).length
      : around !== undefined
        ? Math.max(0, place - Math.floor(limit / 2))
        : Math.max(0, until - limit);
  const to = before === undefined && (after !== undefined || around !== undefined) ? Math.min(kept.length, from + limit) : until;
  const last_seq = Math.max(0, ...kept.map(({ changed_seq }) => changed_seq));
  return { results: kept.slice(from, to), has_before: from > 0, has_after: to < kept.length, last_seq };
}

/** What the mocked chat begins with. */
interface ChatScene {
  conversations?: Schemas['Conversation'][];
  /** Those of every conversation. */
  messages?: Message[];
  people?: Schemas['ChatPerson'][];
}

/** Reads and writes conversations and messages and remembers them: a sent one is there when the list is read again, and the same key never sends twice. */
export function chatCalls(scene: ChatScene = {}) {
  let conversations = scene.conversations ?? aConversationList().results;
  const people = scene.people ?? Array.from({ length: 6 }, (_, index) => aChatPerson({}, index + 1));
  const byConversation = new Map<string, Message[]>();
  const byKey = new Map<string, Message>();
  const messagesOf = (id: string): Message[] => {
    const known = byConversation.get(id) ?? (scene.messages ?? chatMessages(5)).map((message) => ({ ...message, conversation_id: id }));
    byConversation.set(id, known);
    return known;
  };
  const find = (id: string | undefined) => conversations.find((conversation) => conversation.id === id);
  const nextSeq = (id: string) => Math.max(0, ...messagesOf(id).map(({ changed_seq }) => changed_seq)) + 1;
  const missing = () => problem(404, 'not_found');
  function change(id: string | undefined, to: (message: Message) => Partial<Message>) {
    const message = [...byConversation.values()].flat().find((one) => one.id === id);
    if (!message) return missing();
    return Object.assign(message, to(message), { changed_seq: nextSeq(message.conversation_id) });
  }
  const begin = (conversation: Schemas['Conversation']): Schemas['ConversationId'] => {
    conversations = [conversation, ...conversations.filter(({ id }) => id !== conversation.id)];
    byConversation.set(conversation.id, []);
    return { conversation_id: conversation.id };
  };

  return [
    mock('getUnreadMessages', () => {
      const unread = conversations.filter((one) => one.new_messages > 0 && !one.muted);
      const count = unread.reduce((sum, one) => sum + one.new_messages, 0);
      return { count, conversations: unread.map((one) => ({ conversation_id: one.id, unread: one.new_messages })) };
    }),
    mock('createMessage', ({ body }) => {
      const known = byKey.get(body.key);
      if (known) return known;
      const conversation = find(body.recipient ?? conversations[0]?.id);
      if (!conversation) return missing();
      const all = messagesOf(conversation.id);
      const seq = nextSeq(conversation.id);
      const number = Math.max(0, ...all.map((one) => one.number)) + 1;
      const quoted = all.find(({ id }) => id === body.quote_id);
      const message = aChatMessage({
        ...{ id: sampleId(73, byKey.size), conversation_id: conversation.id, seq, number, changed_seq: seq, text: body.text ?? '' },
        ...{ mentions: body.mentions ?? [], sender: aPerson({}, 0), time: hoursAgo(0) },
        quote: quoted
          ? {
              id: quoted.id,
              seq: quoted.seq,
              sender_name: quoted.sender?.name ?? '',
              text: quoted.text,
              attachments: 0,
              deleted: quoted.deleted,
            }
          : null,
      });
      byKey.set(body.key, message);
      all.push(message);
      Object.assign(conversation, { last_message: message, last_seq: seq, last_number: number, read_number: number, new_messages: 0 });
      return message;
    }),
    mock('markMessagesAsRead', ({ body: { conversation_id, number } }) => {
      const conversation = find(conversation_id);
      if (!conversation) return missing();
      const read = Math.max(conversation.read_number, Math.min(number, conversation.last_number));
      Object.assign(conversation, { read_number: read, new_messages: conversation.last_number - read });
      return { conversation_id, unread: conversation.new_messages };
    }),
    mock('listChatPeople', ({ query }) => {
      const typed = (query.get('query') ?? '').trim().toLowerCase();
      return { results: people.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${typed}`)) };
    }),
    mock('openDirectConversation', ({ body: { user_ids } }) => {
      const other = people.find(({ id }) => id === user_ids[0]);
      const known = conversations.find(({ type, members }) => type === 'direct' && members[0]?.id === user_ids[0]);
      if (known) return { conversation_id: known.id };
      return begin(aDirectConversation({ id: sampleId(74, conversations.length), members: other ? [other] : [], last_message: null }));
    }),
    mock('createChannelConversation', ({ body: { user_ids, name = null } }) =>
      begin(
        aConversation({
          ...{
            id: sampleId(75, conversations.length),
            name,
            members: people.filter(({ id }) => user_ids.includes(id)),
            last_message: null,
          },
          ...{ member_count: user_ids.length + 1, last_seq: 0, last_number: 0, read_number: 0, new_messages: 0, readers: [] },
        }),
      ),
    ),
    mock('updateMessage', ({ path, body }) =>
      change(path['id'], () => ({ text: body.text, mentions: body.mentions ?? [], edited_at: hoursAgo(0) })),
    ),
    mock('deleteMessage', ({ path }) => {
      const changed = change(path['id'], () => ({ deleted: true, text: '', attachments: [], reactions: [] }));
      return 'id' in changed ? null : changed;
    }),
    mock('setMessageReaction', ({ path, body: { reaction } }) =>
      change(path['id'], ({ reactions }) => {
        const others = reactions.map((one) => ({ ...one, user_ids: one.user_ids.filter((id) => id !== chatReader) }));
        const all = reaction
          ? [...others, { reaction, user_ids: [...(others.find((one) => one.reaction === reaction)?.user_ids ?? []), chatReader] }]
          : others;
        return { reactions: signs.flatMap((sign) => all.findLast((one) => one.reaction === sign && one.user_ids.length > 0) ?? []) };
      }),
    ),
    mock('listConversations', ({ query }) => {
      const typed = (query.get('query') ?? '').trim().toLowerCase();
      const fits = ({ name, members }: Schemas['Conversation']) =>
        [name ?? '', ...members.map((one) => one.name)].join(' ').toLowerCase().includes(typed);
      return { results: conversations.filter(fits), next: null };
    }),
    mock('getConversation', ({ path }) => find(path['id']) ?? missing()),
    mock('updateConversation', ({ path, body }) => Object.assign(find(path['id'])!, { name: body.name ?? null })),
    mock('listMessages', ({ path, query }) => pageFor(messagesOf(path['id']!), query)),
    mock('listMessageChanges', ({ path, query }) => {
      const all = messagesOf(path['id']!);
      const results = all
        .filter(({ changed_seq }) => changed_seq > Number(query.get('after')))
        .sort((a, b) => a.changed_seq - b.changed_seq);
      const seq = nextSeq(path['id']!) - 1;
      return { results, seq, last_seq: seq, more: false };
    }),
    mock('listConversationMembers', ({ path, query }) =>
      pageOf([aChatPerson({}, 0), ...(find(path['id'])?.members ?? [])], Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10)),
    ),
    mock('addConversationMembers', ({ path, body: { user_ids } }) => {
      const conversation = find(path['id']);
      if (!conversation) return missing();
      const members = [
        ...conversation.members,
        ...people.filter(({ id }) => user_ids.includes(id) && !conversation.members.some((one) => one.id === id)),
      ];
      return Object.assign(conversation, { members, member_count: members.length + 1 });
    }),
    mock('removeConversationMember', ({ path }) => {
      const conversation = find(path['id']);
      if (!conversation) return missing();
      if (path['user_id'] === chatReader) conversations = conversations.filter((one) => one !== conversation);
      const members = conversation.members.filter(({ id }) => id !== path['user_id']);
      Object.assign(conversation, { members, member_count: members.length + 1 });
      return null;
    }),
    mock('setConversationPreferences', ({ path, body: { muted } }) => Object.assign(find(path['id'])!, { muted })),
    mock('setTyping', () => null),
  ];
}
export const createMessageFails = failing('createMessage');
export const listConversationsFails = failing('listConversations');
export const listMessagesFails = failing('listMessages');
export const listChatPeopleFails = failing('listChatPeople');
