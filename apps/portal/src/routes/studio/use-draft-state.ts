import { useAtomValue } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { endedSessionAtom } from '../../host/app/state.ts';
import type { DraftState, Stored, StudioDraft } from './studio-draft.ts';

/** How writing stands, for as long as it is on the screen; `autosave` where it is saved by itself. What is not saved is kept when the page is left. */
export function useDraftState<Content, Saved extends Stored<Content>>(
  draft: StudioDraft<Content, Saved>,
  autosave: boolean,
): DraftState<Content, Saved> {
  useEffect(() => draft.setAutosave(autosave), [draft, autosave]);
  useEffect(() => {
    draft.findCopy();
    const events = new AbortController();
    const { signal } = events;
    addEventListener('pagehide', draft.keepNow, { signal });
    document.addEventListener('visibilitychange', draft.keepNow, { signal });
    addEventListener('online', () => draft.resume(), { signal });
    return () => {
      events.abort();
      draft.leave();
    };
  }, [draft]);
  const signedOut = useAtomValue(endedSessionAtom) !== null;
  useEffect(() => {
    if (!signedOut) draft.resume();
  }, [draft, signedOut]);
  return useSyncExternalStore(draft.subscribe, draft.state, draft.state);
}
