import { useEffect, useState } from 'react';

/** Milliseconds between the last letter and the search (content §9). */
const searchDelay = 500;

/** Follows a text when it has rested for `searchDelay`; an emptied one at once. */
export function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    if (text === rested) return;
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : searchDelay);
    return () => clearTimeout(timer);
  }, [text, rested]);
  return rested;
}
