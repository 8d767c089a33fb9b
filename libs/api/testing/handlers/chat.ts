import {
  aChatMessage,
  aChatPerson,
  aChatPreferences,
  aChatReader,
  aConversation,
  aDirectConversation,
  quoteOf,
  someChatMessages,
  someChatPeople,
  someConversations,
} from '../factories/chat.ts';
import { aMedium } from '../factories/media.ts';
import { pageOf } from '../factories/news.ts';
import { sampleId, type Schemas } from '../factories/overrides.ts';
import { aPerson } from '../factories/people.ts';
import { failing, mock, problem } from './mock.ts';

type Message = Schemas['ChatMessage'];

/** What the mocked chat holds; stories may change it as others would. */
export interface ChatSample {
  conversations: Schemas['Conversation'][];
  /** Of each conversation, the oldest first; those without an entry have none. */
  messages: Record<string, Message[]>;
  people: Schemas['ChatPerson'][];
  preferences: Schemas['ChatPreferences'];
}

/** A chat with several conversations, of which the first one has `count` messages. */
export function aChatSample(overrides: Partial<ChatSample> = {}, count = 6): ChatSample {
  const conversations = overrides.conversations ?? someConversations();
  const first = conversations[0]?.id ?? sampleId(70, 0);
  return {
    conversations,
    messages: { [first]: someChatMessages(count, first) },
    people: someChatPeople(5),
    preferences: aChatPreferences(),
    ...overrides,
  };
}

const lastSeq = (all: readonly Message[]): number => Math.max(0, ...all.map(({ changed_seq }) => changed_seq));

function messagesOf(all: readonly Message[], query: URLSearchParams): Schemas['ChatMessageList'] {
  const limit = Number(query.get('limit') ?? 50);
  const [before, after, around] = ['before', 'after', 'around'].map((name) => (query.has(name) ? Number(query.get(name)) : undefined));
  const place = all.findIndex(({ seq }) => seq >= (before ?? around ?? Infinity));
  const end = place < 0 ? all.length : place;
  const start =
    after !== undefined
      ? all.filter(({ seq }) => seq <= after).length
      : Math.max(0, around !== undefined && before === undefined ? end - Math.floor(limit / 2) : end - limit);
  const until = before !== undefined ? end : start + limit;
  const results = all.slice(start, until);
  return { results, has_before: start > 0, has_after: until < all.length, last_seq: lastSeq(all) };
}

function changesOf(all: readonly Message[], after: number): Schemas['ChatMessageChanges'] {
  const changed = all.filter(({ changed_seq }) => changed_seq > after).sort((a, b) => a.changed_seq - b.changed_seq);
  const results = changed.slice(0, 200);
  const last = lastSeq(all);
  return { results, seq: results.at(-1)?.changed_seq ?? Math.max(after, last), last_seq: last, more: changed.length > 200 };
}

const fits = (words: string, query: string) => words.toLowerCase().includes(query.trim().toLowerCase());

/** The calls for messages: they can be sent, changed, deleted and reacted to. */
function messageCalls(sample: ChatSample) {
  const keys = new Map<string, Message>();
  const all = (id: string) => (sample.messages[id] ??= []);
  const everywhere = () => Object.values(sample.messages).flat();
  const change = (id: string, values: (message: Message) => Partial<Message>) => {
    const found = everywhere().find((message) => message.id === id);
    if (!found) return problem(404, 'not_found');
    const list = all(found.conversation_id);
    const next = { ...found, ...values(found), changed_seq: lastSeq(list) + 1 };
    list[list.indexOf(found)] = next;
    return next;
  };
  return [
    mock('createMessage', ({ body }) => {
      const known = keys.get(body.key);
      if (known) return known;
      const id = body.recipient ?? sampleId(70, 0);
      const list = all(id);
      const quoted = list.find((message) => message.id === body.quote_id);
      const message = aChatMessage({
        ...{
          conversation_id: id,
          seq: lastSeq(list) + 1,
          number: (list.at(-1)?.number ?? 0) + 1,
          text: body.text,
          mentions: body.mentions ?? [],
        },
        ...{ sender: aPerson(), time: new Date().toISOString(), quote: quoted ? quoteOf(quoted) : null },
        attachments: (body.attachments ?? [])
          .map((medium) => ({ ...aMedium({ id: medium }), title: 'Terrasse.jpg' }))
          .map(({ id: own, title, type, size, link, image }) => ({ id: own, title, type, size, link, image })),
      });
      list.push(message);
      keys.set(body.key, message);
      sample.conversations = sample.conversations.map((one) =>
        one.id === id ? { ...one, last_message: message, last_number: message.number } : one,
      );
      return message;
    }),
    mock('updateMessage', ({ path, body }) =>
      change(path['id']!, () => ({ text: body.text, mentions: body.mentions ?? [], edited_at: new Date().toISOString() })),
    ),
    mock('deleteMessage', ({ path }) => {
      const answer = change(path['id']!, () => ({ text: '', deleted: true, attachments: [], reactions: [], quote: null }));
      return answer instanceof Response ? answer : null;
    }),
    mock('setMessageReaction', ({ path, body: { reaction } }) =>
      change(path['id']!, ({ reactions }) => {
        const me = aChatReader().id;
        const others = reactions.map((one) => ({ ...one, user_ids: one.user_ids.filter((id) => id !== me) }));
        const known = others.some((one) => one.reaction === reaction);
        const added = known ? others.map((one) => (one.reaction === reaction ? { ...one, user_ids: [...one.user_ids, me] } : one)) : others;
        return {
          reactions: [...added, ...(reaction && !known ? [{ reaction, user_ids: [me] }] : [])].filter(
            ({ user_ids }) => user_ids.length > 0,
          ),
        };
      }),
    ),
    mock('searchMessages', ({ path, query }) => {
      const words = query.get('query') ?? '';
      const results = all(path['id']!).filter(({ text, kind, deleted }) => kind === 'message' && !deleted && fits(text, words));
      return { results: results.toReversed(), has_before: false };
    }),
    mock('getChatPreferences', () => sample.preferences),
    mock('setChatPreferences', ({ body }) => (sample.preferences = { ...sample.preferences, ...body })),
    mock('listMessages', ({ path, query }) => messagesOf(all(path['id']!), query)),
    mock('listMessageChanges', ({ path, query }) => changesOf(all(path['id']!), Number(query.get('after')))),
  ];
}

/** The calls for conversations and their members. */
function conversationCalls(sample: ChatSample) {
  const find = (id: string | undefined) => sample.conversations.find((one) => one.id === id);
  const change = (id: string | undefined, values: Partial<Schemas['Conversation']>) => {
    const found = find(id);
    if (!found) return problem(404, 'not_found');
    const next = { ...found, ...values };
    sample.conversations = sample.conversations.map((one) => (one === found ? next : one));
    return next;
  };
  const begin = (conversation: Schemas['Conversation']) => {
    if (!find(conversation.id)) sample.conversations = [conversation, ...sample.conversations];
    return { conversation_id: conversation.id };
  };
  const chosen = (ids: readonly string[]) => ids.map((id) => sample.people.find((person) => person.id === id) ?? aChatPerson({ id }));
  return [
    mock('listConversations', ({ query }) => {
      const words = query.get('query') ?? '';
      const results = sample.conversations.filter(({ name, members }) => fits([name, ...members.map((one) => one.name)].join(' '), words));
      return { results, next: null };
    }),
    mock('openDirectConversation', ({ body: { user_ids } }) => {
      const known = sample.conversations.find(({ type, members }) => type === 'direct' && members[0]?.id === user_ids[0]);
      return begin(known ?? aDirectConversation({ id: sampleId(70, 90), members: chosen(user_ids), last_message: null }));
    }),
    mock('createChannelConversation', ({ body: { user_ids, name } }) =>
      begin(
        aConversation({
          id: sampleId(70, 91),
          name: name ?? null,
          members: chosen(user_ids),
          member_count: user_ids.length + 1,
          last_message: null,
        }),
      ),
    ),
    mock('getConversation', ({ path }) => find(path['id']) ?? problem(404, 'not_found')),
    mock('updateConversation', ({ path, body: { name } }) => change(path['id'], { name })),
    mock('setConversationPreferences', ({ path, body: { muted } }) => change(path['id'], { muted })),
    mock('setTyping', () => null),
    mock('listConversationMembers', ({ path, query }) =>
      pageOf(
        [aChatReader(), ...(find(path['id'])?.members ?? [])].filter(({ name }) => fits(name, query.get('query') ?? '')),
        Number(query.get('page') ?? 1),
        Number(query.get('limit') ?? 10),
      ),
    ),
    mock('addConversationMembers', ({ path, body: { user_ids } }) => {
      const found = find(path['id']);
      const members = [...(found?.members ?? []), ...chosen(user_ids)];
      return change(path['id'], { members, member_count: members.length + 1 });
    }),
    mock('removeConversationMember', ({ path }) => {
      const { id, user_id } = path;
      const found = find(id);
      if (!found) return problem(404, 'not_found');
      const members = found.members.filter((one) => one.id !== user_id);
      if (user_id === aChatReader().id) sample.conversations = sample.conversations.filter((one) => one !== found);
      else change(id, { members, member_count: members.length + 1 });
      return null;
    }),
  ];
}

/** A chat that keeps what is done in it. */
export function chatCalls(sample: ChatSample = aChatSample()) {
  return [
    mock('getUnreadMessages', () => {
      const unread = sample.conversations.filter(({ muted, new_messages }) => !muted && new_messages > 0);
      const count = unread.reduce((sum, { new_messages }) => sum + new_messages, 0);
      return { count, conversations: unread.map(({ id, new_messages }) => ({ conversation_id: id, unread: new_messages })) };
    }),
    mock('listChatPeople', ({ query }) => ({ results: sample.people.filter(({ name }) => fits(name, query.get('query') ?? '')) })),
    mock('markMessagesAsRead', ({ body: { conversation_id, number } }) => {
      const unread = (sample.messages[conversation_id] ?? []).filter(
        (message) => message.number > number && message.kind === 'message',
      ).length;
      sample.conversations = sample.conversations.map((one) =>
        one.id === conversation_id ? { ...one, new_messages: unread, read_number: number } : one,
      );
      return { conversation_id, unread };
    }),
    ...messageCalls(sample),
    ...conversationCalls(sample),
  ];
}

export const listConversationsFails = failing('listConversations');
export const getConversationFails = failing('getConversation', 404, 'not_found');
export const listMessagesFails = failing('listMessages');
export const createMessageFails = failing('createMessage', 422, 'recipient_inactive');
export const listChatPeopleFails = failing('listChatPeople');
