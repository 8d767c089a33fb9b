import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/** Notifies the owner of what was typed once typing has paused, and returns what the owner knows: until that is `text`, its options are those of another. */
export function useSearch(text: string, onSearch: ((text: string) => void) | undefined): string {
  const debounced = useDebounced(text);
  const [searched, setSearched] = useState(debounced);
  const search = useEffectEvent(() => {
    setSearched(debounced);
    onSearch?.(debounced);
  });
  useEffect(() => {
    if (debounced !== searched) search();
  }, [debounced, searched]);
  return searched;
}
