import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { sessionAtom } from '../app/state.ts';
import { whenIdleOrTouched } from '../late/when-idle-or-touched.ts';

/** Connects a member's tab to what happens on the server, once the page has loaded and nothing more urgent is left; rests while no one is signed in. */
export function LateRealtime() {
  const userId = useAtomValue(sessionAtom)?.user?.user_id;
  useEffect(() => {
    if (!userId) return undefined;
    let end: (() => void) | undefined;
    let gone = false;
    whenIdleOrTouched()
      .then(() => import('./start-realtime.ts'))
      .then(
        ({ startRealtime }) => {
          if (!gone) end = startRealtime();
        },
        // Without its code the page is as it was before there were connections.
        () => undefined,
      );
    return () => {
      gone = true;
      end?.();
    };
  }, [userId]);
  return null;
}
