import type { Handlers } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';

/** The handler of `openRealtime` for who asks without wanting a socket. */
export const realtimeHandlers: Pick<Handlers, 'openRealtime'> = {
  openRealtime: () => {
    throw new Problem(426, 'upgrade_required', { headers: { upgrade: 'websocket', connection: 'upgrade' } });
  },
};
