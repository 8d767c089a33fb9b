import type { Context } from '../context.ts';
import type { Handlers } from '../http/operation.ts';
import type { SessionGate } from '../http/session.ts';
import { createAuth } from './auth/auth.ts';
import { createMediaHandlers } from './media/media.handlers.ts';
import { createNewsHandlers } from './news/news.handlers.ts';
import { createPagesHandlers } from './pages/pages.handlers.ts';
import { createReactionsHandlers } from './reactions/reactions.handlers.ts';
import { createShellHandlers } from './shell/shell.handlers.ts';

/** Everything the features give to the application. */
export interface Features {
  handlers: Handlers;
  sessions: SessionGate;
  /** Stops what runs beside the requests. */
  close?(): void;
}

/** Makes every feature of the server. A new feature is added here. */
export async function createFeatures(context: Context): Promise<Features> {
  const auth = await createAuth(context);
  return {
    handlers: {
      ...auth.handlers,
      ...createShellHandlers(context),
      ...createPagesHandlers(context),
      ...createNewsHandlers(context),
      ...createReactionsHandlers(context),
      ...createMediaHandlers(context),
    },
    sessions: auth.gate,
    close: auth.close,
  };
}
