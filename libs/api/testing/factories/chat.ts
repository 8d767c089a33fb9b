import { anImage } from './image.ts';
import { hoursAgo, sampleId, type Schemas } from './overrides.ts';
import { aPerson, aUser } from './people.ts';

/** Someone one can write to; another index is another person, 0 the reader. */
export const aChatPerson = (overrides: Partial<Schemas['ChatPerson']> = {}, index = 1): Schemas['ChatPerson'] => ({
  ...aPerson({}, index),
  online: index % 2 === 1,
  ...overrides,
});

/** So many people of the chat, without the reader. */
export const someChatPeople = (count = 5): Schemas['ChatPerson'][] =>
  Array.from({ length: count }, (_, index) => aChatPerson({}, index + 1));

const texts = [
  'Ist die Terrasse heute Abend offen?',
  'Ja, ab 18 Uhr. Wir haben noch zwei Tische frei.',
  'Prima, danke!',
  'Der Plan für die Woche steht auf https://intranet.example/plan',
  'Kann jemand am Samstag die Frühschicht übernehmen? Ich müsste zu einer Schulung und bin erst gegen Mittag zurück.',
  'Mache ich gern.',
];

/** A message of a conversation; its index says where it stands. */
export function aChatMessage(overrides: Partial<Schemas['ChatMessage']> = {}, index = 0): Schemas['ChatMessage'] {
  const conversation = overrides.conversation_id ?? sampleId(70, 0);
  const seq = overrides.seq ?? index + 1;
  return {
    id: sampleId(71, seq + 10_000 * Number.parseInt(conversation.slice(-4), 16)),
    conversation_id: conversation,
    seq,
    number: seq,
    changed_seq: seq,
    kind: 'message',
    note: null,
    text: texts[index % texts.length]!,
    mentions: [],
    sender: aPerson({}, index % 2),
    time: hoursAgo(30 - index * 0.2),
    edited_at: null,
    deleted: false,
    quote: null,
    attachments: [],
    reactions: [],
    ...overrides,
  };
}

/** Something that happened to a conversation, told among its messages. */
export const aChatNote = (note: Partial<Schemas['ChatNote']> = {}, index = 0): Schemas['ChatMessage'] => ({
  ...aChatMessage({ kind: 'note', text: '', sender: aPerson({}, 1) }, index),
  note: { type: 'members_added', people: [aPerson({}, 3)], name: null, ...note },
});

/** A picture that was sent. */
export const aChatPicture = (seed = 0): Schemas['Attachment'] => {
  const image = anImage({ alt: '' }, seed);
  return { id: sampleId(72, seed), title: `Terrasse ${seed + 1}.jpg`, type: 'image/jpeg', size: 824_320, link: image.src, image };
};

/** A file that was sent. */
export const aChatFile = (overrides: Partial<Schemas['Attachment']> = {}): Schemas['Attachment'] => ({
  ...{ id: sampleId(73, 0), title: 'Dienstplan KW 48.pdf', type: 'application/pdf', size: 184_320 },
  ...{ link: '/api/v2/media/dienstplan.3f9a12ab77c1.pdf', image: null, ...overrides },
});

/** What a message says that it replies to. */
export const quoteOf = (message: Schemas['ChatMessage']): Schemas['ChatQuote'] => ({
  id: message.id,
  seq: message.seq,
  sender_name: message.sender?.name ?? '',
  text: message.text.slice(0, 200),
  attachments: message.attachments.length,
  deleted: message.deleted,
});

/** So many messages, the oldest first, of two people in turn. */
export const someChatMessages = (count = 6, conversation_id = sampleId(70, 0)): Schemas['ChatMessage'][] =>
  Array.from({ length: count }, (_, index) => aChatMessage({ conversation_id, time: hoursAgo((count - index) * 0.2) }, index));

/** All that a conversation can show. */
export function everyChatMessage(): Schemas['ChatMessage'][] {
  const [asked, answered, ...rest] = someChatMessages(4);
  const reaction = { reaction: 'thumbs_up' as const, user_ids: [sampleId(10, 0), sampleId(10, 2)] };
  return [
    { ...asked!, reactions: [reaction, { reaction: 'heart', user_ids: [sampleId(10, 3)] }] },
    { ...answered!, quote: quoteOf(asked!), edited_at: hoursAgo(1) },
    ...rest,
    aChatNote({}, 4),
    aChatMessage({ text: '', deleted: true, time: hoursAgo(0.8), sender: aPerson({}, 1) }, 5),
    aChatMessage({ text: '', attachments: [0, 1, 2].map(aChatPicture), time: hoursAgo(0.6), sender: aPerson({}, 1) }, 6),
    aChatMessage({ text: 'Der neue Plan', attachments: [aChatFile()], time: hoursAgo(0.5), sender: aPerson({}, 0) }, 7),
    aChatMessage(
      { text: '@Annika Berger passt das?', mentions: [{ id: sampleId(10, 0), start: 0, length: 14 }], time: hoursAgo(0.2), sender: null },
      8,
    ),
  ];
}

const rights = { write: true, rename: true, add: true, remove: true, leave: true };

/** A conversation; a channel unless said otherwise. */
export function aConversation(overrides: Partial<Schemas['Conversation']> = {}, index = 0): Schemas['Conversation'] {
  const id = overrides.id ?? sampleId(70, index);
  const last =
    overrides.last_message === undefined
      ? aChatMessage({ conversation_id: id, seq: 6, time: hoursAgo(index * 5) }, index)
      : overrides.last_message;
  return {
    id,
    type: 'group',
    name: 'Terrasse',
    members: someChatPeople(3),
    member_count: 4,
    created: hoursAgo(200),
    last_seq: last?.seq ?? 0,
    last_number: last?.number ?? 0,
    read_number: last?.number ?? 0,
    new_messages: 0,
    muted: false,
    readers: [1, 2, 3].map((reader) => ({ user_id: sampleId(10, reader), number: last?.number ?? 0 })),
    permissions: rights,
    ...overrides,
    last_message: last,
  };
}

/** The conversation with one person. */
export const aDirectConversation = (overrides: Partial<Schemas['Conversation']> = {}, index = 1): Schemas['Conversation'] =>
  aConversation(
    {
      ...{ type: 'direct', name: null, members: [aChatPerson({}, index)], member_count: 2 },
      ...{ permissions: { ...rights, rename: false, add: false, remove: false, leave: false }, readers: [], ...overrides },
    },
    index,
  );

/** A list with all that one can look like. */
export const someConversations = (): Schemas['Conversation'][] => [
  aConversation({ new_messages: 2, read_number: 4 }),
  aDirectConversation(),
  aDirectConversation({ muted: true, last_message: aChatMessage({ text: '', attachments: [aChatPicture()], time: hoursAgo(30) }, 1) }, 2),
  aConversation({ name: null, last_message: aChatMessage({ text: '', deleted: true, time: hoursAgo(300) }, 3) }, 3),
  aConversation(
    {
      name: 'Küche',
      new_messages: 120,
      last_message: { ...aChatNote({ type: 'renamed', people: [], name: 'Küche' }, 4), time: hoursAgo(500) },
    },
    4,
  ),
];

/** What a page of the list answers. */
export const aConversationList = (results = someConversations()): Schemas['ConversationList'] => ({ results, next: null });

/** Says that a message came or was changed. */
export const aRealtimeChatMessage = (message = aChatMessage(), unread = 1): Schemas['RealtimeChatMessage'] => ({
  ...{ type: 'chat_message', message, seq: message.changed_seq, unread, muted: false },
});

/** One of each message of the chat. */
export const everyRealtimeChatMessage = (): Schemas['RealtimeMessage'][] => [
  aRealtimeChatMessage(),
  { type: 'chat_conversation', conversation_id: sampleId(70, 0) },
  { type: 'chat_read', conversation_id: sampleId(70, 0), user_id: sampleId(10, 1), number: 6, unread: null },
  { type: 'chat_typing', conversation_id: sampleId(70, 0), user_id: sampleId(10, 1), name: 'Tomás Oliveira' },
  { type: 'chat_unread', conversations: [{ conversation_id: sampleId(70, 0), unread: 2 }] },
];

/** The reader as people of the chat see them. */
export const aChatReader = (): Schemas['ChatPerson'] => aChatPerson({ id: aUser().user_id }, 0);

/** What others see of the reader in the chat. */
export const aChatPreferences = (overrides: Partial<Schemas['ChatPreferences']> = {}): Schemas['ChatPreferences'] => ({
  ...{ presence: true, typing: true, read_status: true },
  ...overrides,
});
