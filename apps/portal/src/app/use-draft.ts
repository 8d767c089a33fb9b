import { useEffect, useState } from 'react';

const prefix = 'foyer-draft:';

// Storage can be blocked or full; then the text lives as long as the page.
function read(key: string): string {
  try {
    return sessionStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(prefix + key, text);
    else sessionStorage.removeItem(prefix + key);
  } catch {
    // see read
  }
}

/** A text being written. It outlives reloads, lost sessions and wrong turns until it is sent or emptied. */
export function useDraft(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState('');
  // Not in the initial state: the server's first view cannot know the draft.
  useEffect(() => setText(read(key)), [key]);
  return [
    text,
    (next) => {
      setText(next);
      write(key, next);
    },
  ];
}

/** Throws away every draft, at logout. */
export function clearDrafts(): void {
  try {
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // see read
  }
}
