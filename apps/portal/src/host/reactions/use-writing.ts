import { fitting, type NamedMention, type Writing } from '@foyer/widget-mentions';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { readDraft, useDraft, writeDraft } from '../app/use-draft.ts';

/** Under which key the mentions of a text are kept. */
export const mentionsKey = (key: string): string => `${key}:mentions`;

function readMentions(key: string): NamedMention[] {
  try {
    const kept = JSON.parse(readDraft(mentionsKey(key)) || '[]') as NamedMention[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return []; // not ours
  }
}

/** Whether a text has been begun under this key. */
export const isBegun = (key: string): boolean => readDraft(key) !== '';

/** Throws a text away that was begun. */
export function forgetWriting(key: string): void {
  writeDraft(key, '');
  writeDraft(mentionsKey(key), '');
}

/**
 * A text being written in `field` and whom it names. As `useDraft` it outlives reloads, ended sessions and wrong turns until it is sent or emptied. Without
 * a draft it begins with `initial`.
 */
export function useWriting(
  key: string,
  field: RefObject<HTMLTextAreaElement | null>,
  initial?: Writing,
): [writing: Writing, write: (next: Writing) => void] {
  const [text, setText] = useDraft(key, field);
  const [mentions, setMentions] = useState<readonly NamedMention[]>([]);
  const write = (next: Writing) => {
    setText(next.text);
    setMentions(next.mentions);
    writeDraft(mentionsKey(key), next.text && next.mentions.length > 0 ? JSON.stringify(next.mentions) : '');
  };
  // After `useDraft`, which has put what was typed and what was kept together.
  const begin = useEffectEvent((of: string) => {
    const kept = readDraft(of);
    if (kept || !initial) return setMentions(fitting(kept, readMentions(of)));
    write(initial);
    // Nothing has been typed yet.
    forgetWriting(of);
  });
  useEffect(() => begin(key), [key]);
  return [{ text, mentions }, write];
}
