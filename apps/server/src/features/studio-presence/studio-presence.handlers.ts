import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { createPresenceService } from './studio-presence.service.ts';

/** The operations by which tabs of the studio say what they have open. */
export function createStudioPresenceHandlers(context: Context) {
  const service = createPresenceService(context);
  return {
    setStudioPresence: ({ params, body, locale, ...input }) => service.set(member(input), params.id, body, locale),
    endStudioPresence: ({ params, ...input }) => service.end(member(input), params.id),
  } satisfies Partial<Handlers>;
}
