import type { Schemas } from '@foyer/api';

type Message = Schemas['ChatMessage'];

/** The part of a conversation that is shown: messages without a gap, by `seq`. */
export interface Timeline {
  messages: readonly Message[];
  hasBefore: boolean;
  hasAfter: boolean;
  /** The number up to which everything of it is known. */
  cursor: number;
}

/** More are not kept: those at the other end leave when the reader goes on. */
export const mostKept = 200;

/** A page from the server as the whole of what is shown. */
export const timelineOf = ({ results, has_before, has_after, last_seq }: Schemas['ChatMessageList']): Timeline => ({
  messages: results,
  hasBefore: has_before,
  hasAfter: has_after,
  cursor: last_seq,
});

/** The newer version of each message, in their order. */
function merge(one: readonly Message[], other: readonly Message[]): Message[] {
  const bySeq = new Map(one.map((message) => [message.seq, message]));
  for (const message of other) {
    const known = bySeq.get(message.seq);
    if (!known || known.changed_seq <= message.changed_seq) bySeq.set(message.seq, message);
  }
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/** With the page before it; the newest leave where there are too many. */
export function withOlder(timeline: Timeline, { results, has_before }: Schemas['ChatMessageList']): Timeline {
  const all = merge(timeline.messages, results);
  const messages = all.slice(0, mostKept);
  return { ...timeline, messages, hasBefore: has_before, hasAfter: timeline.hasAfter || messages.length < all.length };
}

/** With the page after it; the oldest leave where there are too many. */
export function withNewer(timeline: Timeline, { results, has_after }: Schemas['ChatMessageList']): Timeline {
  const all = merge(timeline.messages, results);
  const messages = all.slice(-mostKept);
  return { ...timeline, messages, hasAfter: has_after, hasBefore: timeline.hasBefore || messages.length < all.length };
}

/** A quote says what the quoted message says now. */
function requoted(message: Message, changed: ReadonlyMap<string, Message>): Message {
  const quoted = message.quote && changed.get(message.quote.id);
  if (!quoted || !message.quote) return message;
  const { text, deleted, attachments } = quoted;
  return { ...message, quote: { ...message.quote, text: text.slice(0, 200), deleted, attachments: attachments.length } };
}

/** Changes up to `seq` taken over. Messages outside the part that is shown only move the cursor on; new ones come at its end where that is the conversation's. */
export function withChanges(timeline: Timeline, changes: readonly Message[], seq: number): Timeline {
  const first = timeline.messages[0]?.seq ?? 0;
  const last = timeline.messages.at(-1)?.seq ?? 0;
  const shown = changes.filter((message) => (message.seq > last ? !timeline.hasAfter : message.seq >= first || !timeline.hasBefore));
  const changed = new Map(changes.map((message) => [message.id, message]));
  const all = merge(timeline.messages, shown).map((message) => requoted(message, changed));
  const messages = all.slice(-mostKept);
  return {
    ...timeline,
    messages,
    hasBefore: timeline.hasBefore || messages.length < all.length,
    cursor: Math.max(timeline.cursor, seq),
  };
}
