import { useEffect, useState } from 'react';

/** Milliseconds between the last letter and the search (content §9). */
const searchDelay = 500;

/** Follows a text when it has not changed for `delay` milliseconds; an emptied one at once. */
export function useDebounced(text: string, delay = searchDelay): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    if (text === debounced) return;
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : delay);
    return () => clearTimeout(timer);
  }, [text, debounced, delay]);
  return debounced;
}
