import type { Context } from '../context.ts';
import type { Handlers } from '../http/operation.ts';
import type { SessionGate } from '../http/session.ts';

/** Everything the features give to the application. */
export interface Features {
  handlers: Handlers;
  sessions: SessionGate;
}

/** Makes every feature of the server. A new feature is added here. */
export function createFeatures(_context: Context): Features {
  return {
    handlers: {} as Handlers,
    sessions: { resolve: async () => null, verifyCsrf: () => {} },
  };
}
