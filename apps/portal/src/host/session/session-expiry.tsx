import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { endedSessionAtom } from '../app/state.ts';

const ReauthDialog = lazy(async () => ({ default: (await import('./reauth-dialog.tsx')).ReauthDialog }));

/** Asks for signing in again over the page when the session has ended; its code is loaded then. Needs the query cache above it. */
export function SessionExpiry() {
  const ended = useAtomValue(endedSessionAtom);
  return <Suspense fallback={null}>{ended?.user && <ReauthDialog ended={{ ...ended, user: ended.user }} />}</Suspense>;
}
