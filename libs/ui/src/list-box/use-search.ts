import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/** Notifies the owner of what was typed once it has rested, and returns what the owner knows: until that is `text`, its options are those of another. */
export function useSearch(text: string, onSearch: ((text: string) => void) | undefined): string {
  const rested = useDebounced(text);
  const [told, setTold] = useState(rested);
  const tell = useEffectEvent(() => {
    setTold(rested);
    onSearch?.(rested);
  });
  useEffect(() => {
    if (rested !== told) tell();
  }, [rested, told]);
  return told;
}
