import { type RefObject, useEffect, useState } from 'react';
import { clearStored } from './clear-stored.ts';

const prefix = 'foyer-draft:';

// Storage can be blocked or full; then the text lives as long as the page.
/** The draft of a key; empty where there is none. */
export function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a draft; an empty one is thrown away. */
export function writeDraft(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(prefix + key, text);
    else sessionStorage.removeItem(prefix + key);
  } catch {
    // see readDraft
  }
}

/**
 * A text being written in `field`. It outlives reloads, lost sessions and wrong turns until it is sent or emptied, and what was typed before the
 * page was hydrated is taken over.
 */
export function useDraft(key: string, field: RefObject<HTMLTextAreaElement | null>): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState('');
  // Not in the initial state: the server's first view cannot know the draft.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    const kept = readDraft(key);
    // Browsers put the field's old text back after a reload: that is the draft itself.
    const draft = kept.includes(typed) ? kept : [kept, typed].filter(Boolean).join('\n');
    setText(draft);
    writeDraft(key, draft);
  }, [key, field]);
  return [
    text,
    (next) => {
      setText(next);
      writeDraft(key, next);
    },
  ];
}

/** Throws away every draft, at logout. */
export const clearDrafts = (): void => clearStored('sessionStorage', prefix);
