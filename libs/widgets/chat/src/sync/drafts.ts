import type { Schemas } from '@foyer/api';
import { chatPrefix, type Keep, readList } from './keep.ts';

/** What is being written to a conversation. */
export interface Draft {
  text: string;
  mentions: readonly Schemas['Mention'][];
  /** The message it replies to. */
  quote: Schemas['ChatQuote'] | null;
  /** Files that are uploaded. */
  attachments: readonly Schemas['Attachment'][];
}

/** Nothing is being written. */
export const noDraft: Draft = { text: '', mentions: [], quote: null, attachments: [] };

/** Whether there is anything to send. */
export const saysSomething = ({ text, attachments }: Pick<Draft, 'text' | 'attachments'>): boolean =>
  text.trim() !== '' || attachments.length > 0;

const isDraft = ({ text, mentions, attachments }: Partial<Draft>) =>
  typeof text === 'string' && Array.isArray(mentions) && Array.isArray(attachments);

/** What a member is writing, by conversation; it outlives reloads. On a shared device each member has their own. */
export function createDrafts(keep: Keep, me: string) {
  const listeners = new Set<() => void>();
  const known = new Map<string, Draft>();
  const keyOf = (conversation: string) => `${chatPrefix}${me}:draft:${conversation}`;

  function read(conversation: string): Draft {
    const draft = known.get(conversation) ?? readList<Draft>(keep, keyOf(conversation), isDraft)[0] ?? noDraft;
    known.set(conversation, draft);
    return draft;
  }
  function write(conversation: string, draft: Draft): void {
    known.set(conversation, draft);
    const isEmpty = draft.text === '' && draft.attachments.length === 0 && !draft.quote;
    keep.write(keyOf(conversation), isEmpty ? null : JSON.stringify([draft]));
    listeners.forEach((listener) => listener());
  }
  return {
    read,
    write,
    /** Gives back what could not be sent, ahead of what has been typed since. */
    restore(conversation: string, sent: Draft): void {
      const now = read(conversation);
      if (!saysSomething(now)) return write(conversation, sent);
      const before = sent.text ? `${sent.text}\n` : '';
      const mentions = [...sent.mentions, ...now.mentions.map((one) => ({ ...one, start: one.start + before.length }))];
      const attachments = [...sent.attachments, ...now.attachments];
      write(conversation, { text: before + now.text, mentions, quote: now.quote ?? sent.quote, attachments });
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
