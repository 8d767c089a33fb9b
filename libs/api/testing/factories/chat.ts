import { hoursAgo, sampleId, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

const sentences = [
  'Die Terrasse ist für heute Abend bereit.',
  'Super, danke! Kommt ihr mit der Deko klar?',
  'Ja, nur die Lichterketten fehlen noch.',
  'Ich bringe sie um fünf mit.',
  'Wer übernimmt den Frühdienst am Samstag?',
] as const;

/** The member who reads in stories. */
export const chatReader = sampleId(10, 0);

/** A person of the chat. */
export const aChatPerson = (overrides: Partial<Schemas['ChatPerson']> = {}, index = 0): Schemas['ChatPerson'] => ({
  ...aPerson({}, index),
  online: index % 2 === 0,
  ...overrides,
});

/** A message; `index` chooses its place, text, sender and time. */
export const aChatMessage = (overrides: Partial<Schemas['ChatMessage']> = {}, index = 0): Schemas['ChatMessage'] => ({
  ...{
    id: sampleId(71, index),
    conversation_id: sampleId(70, 0),
    seq: index + 1,
    number: index + 1,
    changed_seq: overrides.seq ?? index + 1,
  },
  ...{ kind: 'message', note: null, text: sentences[index % sentences.length]!, mentions: [] },
  sender: aPerson({}, index % 2),
  time: hoursAgo(Math.max(0.1, 6 - index / 4)),
  ...{ edited_at: null, deleted: false, quote: null, attachments: [], reactions: [] },
  ...overrides,
});

/** So many messages, the oldest first. */
export const chatMessages = (count: number): Schemas['ChatMessage'][] =>
  Array.from({ length: count }, (_, index) => aChatMessage({}, index));

/** What happened to a conversation. */
export const aChatNote = (overrides: Partial<Schemas['ChatNote']> = {}): Schemas['ChatNote'] => ({
  type: 'members_added',
  people: [aPerson({}, 2)],
  name: null,
  ...overrides,
});

/** A message that another replies to. */
export const aChatQuote = (overrides: Partial<Schemas['ChatQuote']> = {}): Schemas['ChatQuote'] => ({
  ...{ id: sampleId(71, 0), seq: 1, sender_name: aPerson({}, 0).name, text: sentences[0], attachments: 0, deleted: false },
  ...overrides,
});

/** A sign of some members. */
export const aChatReaction = (overrides: Partial<Schemas['ChatReaction']> = {}): Schemas['ChatReaction'] => ({
  reaction: 'thumbs_up',
  user_ids: [aPerson({}, 1).id],
  ...overrides,
});

const allowed: Schemas['ConversationPermissions'] = { write: true, rename: true, add: true, remove: true, leave: true };

/** What the reader may do with a conversation. */
export const someConversationPermissions = (
  overrides: Partial<Schemas['ConversationPermissions']> = {},
): Schemas['ConversationPermissions'] => ({
  ...allowed,
  ...overrides,
});

/** A channel; `index` chooses another one. */
export const aConversation = (overrides: Partial<Schemas['Conversation']> = {}, index = 0): Schemas['Conversation'] => {
  const id = sampleId(70, index);
  const last = aChatMessage({ conversation_id: id, time: hoursAgo(index * 7 + 0.2) }, 4);
  return {
    ...{ id, type: 'group', name: ['Terrassenteam', 'Frühdienst', 'Küche & Service'][index % 3]! },
    members: [aChatPerson({}, 1), aChatPerson({}, 2)],
    member_count: 3,
    created: hoursAgo(400),
    ...{ last_seq: 5, last_number: 5, read_number: index === 0 ? 3 : 5, new_messages: index === 0 ? 2 : 0, muted: false },
    last_message: last,
    readers: [{ user_id: aPerson({}, 1).id, number: 5 }],
    permissions: allowed,
    ...overrides,
  };
};

/** The conversation with one person. */
export const aDirectConversation = (overrides: Partial<Schemas['Conversation']> = {}, index = 1): Schemas['Conversation'] =>
  aConversation(
    {
      ...{ id: sampleId(72, index), type: 'direct', name: null, members: [aChatPerson({}, index)], member_count: 2 },
      permissions: { ...allowed, rename: false, add: false, remove: false, leave: false },
      ...overrides,
    },
    index,
  );

/** Conversations, the latest first. */
export const aConversationList = (overrides: Partial<Schemas['ConversationList']> = {}): Schemas['ConversationList'] => ({
  results: [aConversation(), aDirectConversation(), aConversation({}, 1)],
  next: null,
  ...overrides,
});

/** What is unread. */
export const someUnreadMessages = (overrides: Partial<Schemas['UnreadMessages']> = {}): Schemas['UnreadMessages'] => ({
  count: 2,
  conversations: [{ conversation_id: sampleId(70, 0), unread: 2 }],
  ...overrides,
});

/** What the form sends. */
export const aNewChatMessage = (overrides: Partial<Schemas['NewChatMessage']> = {}): Schemas['NewChatMessage'] => ({
  ...{
    key: '7c0f9a1e-3b1d-4b5e-8b0e-2f6f1f0e9a78',
    recipient: sampleId(70, 0),
    user_ids: [],
    text: sentences[0],
    attachments: [],
    quote_id: null,
  },
  ...overrides,
});

/** A message came or was changed. */
export const aRealtimeChatMessage = (overrides: Partial<Schemas['RealtimeChatMessage']> = {}): Schemas['RealtimeChatMessage'] => {
  const message = overrides.message ?? aChatMessage();
  return { type: 'chat_message', message, seq: message.changed_seq, unread: 1, muted: false, ...overrides };
};

/** Someone has read on. */
export const aRealtimeChatRead = (overrides: Partial<Schemas['RealtimeChatRead']> = {}): Schemas['RealtimeChatRead'] => ({
  ...{ type: 'chat_read', conversation_id: sampleId(70, 0), user_id: aPerson({}, 1).id, number: 5, unread: null },
  ...overrides,
});

/** Someone is writing. */
export const aRealtimeChatTyping = (overrides: Partial<Schemas['RealtimeChatTyping']> = {}): Schemas['RealtimeChatTyping'] => ({
  ...{ type: 'chat_typing', conversation_id: sampleId(70, 0), user_id: aPerson({}, 1).id, name: aPerson({}, 1).name },
  ...overrides,
});
