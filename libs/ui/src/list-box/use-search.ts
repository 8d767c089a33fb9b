import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/** Notifies the owner of what was typed once it has rested, and returns what the owner knows: until that is `text`, its options are those of another. */
export function useSearch(text: string, onSearch: ((text: string) => void) | undefined): string {
  const rested = useDebounced(text);
  const [searched, setSearched] = useState(rested);
  const search = useEffectEvent(() => {
    setSearched(rested);
    onSearch?.(rested);
  });
  useEffect(() => {
    if (rested !== searched) search();
  }, [rested, searched]);
  return searched;
}
