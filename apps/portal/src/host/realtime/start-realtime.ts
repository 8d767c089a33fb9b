import { openLink } from '@foyer/api/realtime';
import { checkConnection, noteReachable } from '../connection/connection.ts';
import { askForSession } from '../session/watch-session.ts';
import { dispatch } from './subscriptions.ts';

/** Connects this tab of a member. Returns what ends the connection. */
export function startRealtime(): () => void {
  const url = new URL('/api/v2/realtime', location.origin).href;
  return openLink({ url, onMessage: dispatch, onConnection: (begun) => (begun ? noteReachable() : void checkConnection()), askForSession });
}
