import type { Companion, CompanionCall } from '@foyer/server/seed';
import { setTimeout as delay } from 'node:timers/promises';
import { v5 as uuidv5 } from 'uuid';
import { answerTo } from './answer.ts';
import { companionName } from './name.ts';

/** What keys are made in, from the message that is answered: several processes answer it once. */
const namespace = '5b1f3f4e-9a0c-4a5d-9a86-2f5e0f6f4c11';
const [readingMs, typingMs, mostTypingMs] = [900, 40, 3_500];
const againMs = 5_000;

interface Message {
  id: string;
  conversation_id: string;
  number: number;
  seq: number;
  changed_seq: number;
  kind: string;
  text: string;
  deleted: boolean;
  sender: { id: string; name: string } | null;
  mentions: { id: string }[];
  attachments: unknown[];
}
interface Conversation {
  id: string;
  type: 'direct' | 'group';
  new_messages: number;
  last_message: Message | null;
}
interface Polled {
  connection: string;
  next: number;
  messages: { type: string; message?: Message }[];
  closed: unknown;
}

/** Whether someone waits for an answer: the other one of two, or one who names the colleague. */
const waits = (me: string, type: Conversation['type'], { kind, deleted, sender, seq, changed_seq, mentions }: Message): boolean =>
  kind === 'message' &&
  !deleted &&
  seq === changed_seq &&
  sender !== null &&
  sender.id !== me &&
  (type === 'direct' || mentions.some(({ id }) => id === me));

async function answer(
  call: CompanionCall,
  { id, conversation_id, number, text, sender, attachments }: Message,
  signal: AbortSignal,
): Promise<void> {
  const given = answerTo({ text, number, hasFiles: attachments.length > 0, firstname: sender!.name.split(' ')[0]! });
  await delay(readingMs, undefined, { signal });
  await call('POST', '/messages/mark_as_read', { conversation_id, number });
  if (given.reaction) await call('PUT', `/messages/${id}/reaction`, { reaction: given.reaction });
  await call('POST', `/conversations/${conversation_id}/typing`);
  await delay(Math.min(mostTypingMs, given.text.length * typingMs), undefined, { signal });
  await call('POST', '/messages/create', { key: uuidv5(id, namespace), recipient: conversation_id, text: given.text });
}

/** Answers what is written to the colleague, one after the other in each conversation. */
function createAnswering(call: CompanionCall, me: string, signal: AbortSignal) {
  const turns = new Map<string, Promise<void>>();
  return async (message: Message): Promise<void> => {
    const { json, status } = await call('GET', `/conversations/${message.conversation_id}`);
    if (status !== 200 || !waits(me, (json as Conversation).type, message)) return;
    const before = turns.get(message.conversation_id) ?? Promise.resolve();
    // What could not be answered stays unread, as with people.
    turns.set(
      message.conversation_id,
      before.then(() => answer(call, message, signal)).catch(() => undefined),
    );
  };
}

/** Answers what has come while no one listened. */
async function catchUp(call: CompanionCall, hear: (message: Message) => Promise<void>): Promise<void> {
  const { json, status } = await call('GET', '/conversations?limit=20');
  if (status !== 200) return;
  for (const { new_messages, last_message } of (json as { results: Conversation[] }).results) {
    if (new_messages > 0 && last_message) await hear(last_message);
  }
}

async function listen(call: CompanionCall, signal: AbortSignal): Promise<void> {
  const { json } = await call('GET', '/user/me');
  const me = (json as { user: { user_id: string } | null }).user?.user_id;
  if (me === undefined) return;
  const hear = createAnswering(call, me, signal);
  for (let place = ''; !signal.aborted;) {
    const polled = await call('GET', `/realtime/poll${place}`);
    if (polled.status !== 200) return;
    const { connection, next, messages, closed } = polled.json as Polled;
    if (closed) return;
    for (const { type, message } of messages) {
      if (type === 'hello') await catchUp(call, hear);
      else if (type === 'chat_message' && message) await hear(message);
    }
    place = `?connection=${connection}&after=${next}`;
  }
}

/** The colleague of the demo who answers, so that a person alone can see the chat at work. */
export const companion: Companion = {
  username: companionName,
  async live(call, signal) {
    while (!signal.aborted) {
      await listen(call, signal).catch(() => undefined);
      await delay(againMs, undefined, { signal }).catch(() => undefined);
    }
  },
};
