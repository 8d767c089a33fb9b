import { useEffect, useState } from 'react';

/** The delay after the last letter, in ms. */
const delayMs = 200;

/** Follows a text when typing has paused; the first one at once. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
