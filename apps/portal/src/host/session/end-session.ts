import type { createStore } from 'jotai';
import { endedSessionAtom, sessionAtom } from '../app/state.ts';

/**
 * Notes that the server no longer knows the session. What the member has on screen stays: `endedSessionAtom` asks for signing in over it
 * (`session/reauth-dialog.tsx`). For a guest nothing changes.
 */
export function endSession(store: ReturnType<typeof createStore>): void {
  const session = store.get(sessionAtom);
  if (session?.status !== 'authenticated') return;
  store.set(endedSessionAtom, session);
  store.set(sessionAtom, { ...session, status: 'anonymous', user: null });
}
