import { useEffect, useState } from 'react';

/** How long typing has to rest, in ms. */
const restMs = 200;

/** A text as it was when it last rested; the first one at once. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
