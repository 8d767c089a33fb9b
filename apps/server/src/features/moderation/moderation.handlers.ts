import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { moderatorsAlone } from '../../shared/identity/moderator.policy.ts';
import type { Reportable } from '../../shared/moderation/reportable.ts';
import { forgetSettledReports } from './moderation.jobs.ts';
import { createModerationService } from './moderation.service.ts';

const defaultLimit = 10;

/** The operations on what members report. */
export function createModerationHandlers(context: Context, { messages }: { messages: Reportable }) {
  forgetSettledReports(context);
  const service = createModerationService(context, [messages]);
  const moderator = (input: Parameters<typeof member>[0]) => moderatorsAlone(member(input));
  return {
    reportMessage: ({ params, body, ...input }) => service.report(member(input), messages, params.id, body),
    listStudioReports({ query: { settled = false, page = 1, limit = defaultLimit }, locale, ...input }) {
      return service.list(moderator(input), settled, { page, limit }, locale);
    },
    decideStudioReport: ({ params, body, locale, ...input }) => service.decide(moderator(input), params.id, body.state, locale),
  } satisfies Partial<Handlers>;
}
