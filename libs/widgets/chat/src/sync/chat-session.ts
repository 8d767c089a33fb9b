import { type Api, newId, type Schemas } from '@foyer/api';
import { createDrafts, type Draft } from './drafts.ts';
import { createKeep } from './keep.ts';
import { createOutbox, type Pending } from './outbox.ts';
import { createReadAhead } from './read-ahead.ts';

/** So many messages fill a panel; the others come while they are read. */
const firstMessages = 20;

/** What becomes of a message that was sent. */
export type Outcome = { sent: Schemas['ChatMessage']; key: string } | { refused: Schemas['Problem']; conversation: string };

async function alone(run: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return run();
  await locks.request('foyer-chat-outbox', run);
}

const bodyOf = ({ key, conversation, text, mentions, attachments, quote }: Pending): Schemas['NewChatMessage'] => ({
  key,
  recipient: conversation,
  user_ids: [],
  text: text.trimEnd(),
  mentions: [...mentions],
  attachments: attachments.map(({ id }) => id),
  quote_id: quote?.id ?? null,
});

function create(api: Api, me: string) {
  const keep = createKeep();
  const drafts = createDrafts(keep, me);
  const listeners = new Set<(outcome: Outcome) => void>();
  const tell = (outcome: Outcome) => listeners.forEach((listener) => listener(outcome));
  const outbox = createOutbox({
    keep,
    me,
    alone,
    newKey: newId,
    async send(message) {
      const sent = (await api.client.POST('/messages/create', { body: bodyOf(message) })).data!;
      tell({ sent, key: message.key });
      return sent;
    },
    isTheirs: async () => api.userId === me || (await api.client.GET('/user/me')).data?.user?.user_id === me,
    onSent: () => undefined,
    onRefused({ conversation, text, mentions, attachments, quote }, refused) {
      const draft: Draft = { text, mentions, attachments, quote };
      drafts.restore(conversation, draft);
      tell({ refused, conversation });
    },
  });
  if (typeof window !== 'undefined') addEventListener('online', outbox.retry);
  outbox.retry();
  /** The latest messages of a conversation, as many as a screen shows at first. */
  const latest = async (id: string): Promise<Schemas['ChatMessageList']> =>
    (await api.client.GET('/conversations/{id}/messages', { params: { path: { id }, query: { limit: firstMessages } } })).data!;
  return {
    drafts,
    outbox,
    latest,
    ahead: createReadAhead(latest),
    /** Calls `listener` with what becomes of what was sent. */
    onOutcome(listener: (outcome: Outcome) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What a member writes and sends, for as long as the page lives: also while the chat is closed. */
export type ChatSession = ReturnType<typeof create>;

const sessions = new WeakMap<Api, Map<string, ChatSession>>();

/** A member's session of the chat at a server. */
export function chatSessionOf(api: Api, me: string): ChatSession {
  const ofServer = sessions.get(api) ?? new Map<string, ChatSession>();
  sessions.set(api, ofServer);
  const session = ofServer.get(me) ?? create(api, me);
  ofServer.set(me, session);
  return session;
}
