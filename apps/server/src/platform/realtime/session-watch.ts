import type { FastifyBaseLogger } from 'fastify';
import type { SessionGate } from '../http/session.ts';
import type { ConnectionHub } from './hub.ts';
import { createPoller, type Poller } from '../poller.ts';
import { closeCodes } from './messages.ts';

interface SessionWatchParts {
  hub: Pick<ConnectionHub, 'connections'>;
  gate: Pick<SessionGate, 'stillOpen'>;
  everyMs: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Asks the database which of the connected sessions are still good, and closes the others. Who ended them, and how, makes no difference: another
 * process, the command line, the clock, a statement typed by an administrator.
 */
export function watchSessions({ hub, gate, everyMs, log }: SessionWatchParts): Poller {
  async function work(): Promise<void> {
    const asked = hub.connections();
    if (asked.length === 0) return;
    const open = await gate.stillOpen([...new Set(asked.map(({ sessionId }) => sessionId))]);
    for (const connection of asked) {
      if (!open.has(connection.sessionId)) connection.close(closeCodes.sessionEnded, 'session ended');
    }
  }
  return createPoller({ work, everyMs, log, complaint: 'The sessions of open connections could not be checked' });
}
