import { useEffect, useEffectEvent, useState } from 'react';
import { isChosen } from './preview-reader.ts';

/** Scrolls to a module, unless its beginning can be seen. Answers whether it is there. */
function show(module: string): boolean {
  const section = document.getElementById(`module_${module}`);
  if (!section) return false;
  const { top } = section.getBoundingClientRect();
  if (top < 0 || top > innerHeight * 0.7) section.scrollIntoView({ block: 'start' });
  return true;
}

/** Shows the module that the editor around the frame writes; one that was just added as soon as the page has it. `page` changes when the page does. */
export function useShowChosen(page: unknown): void {
  const [wanted, setWanted] = useState<string | null>(null);
  const follow = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && source === parent && isChosen(data)) setWanted(data.module);
  });
  useEffect(() => {
    const events = new AbortController();
    addEventListener('message', follow, { signal: events.signal });
    return () => events.abort();
  }, []);
  useEffect(() => {
    if (wanted !== null && show(wanted)) setWanted(null);
  }, [wanted, page]);
}
