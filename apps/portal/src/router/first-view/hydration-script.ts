import type { Locale } from '@foyer/i18n';
import type { StaticHandlerContext } from 'react-router';
import type { AppContext } from '../../host/app/app-context.ts';
import { earlyInputScript } from '../../host/app/early-input.ts';
import { type HydrationPayload, toInlineJson } from '../../host/app/hydration-state.ts';
import type { SentQuery } from '../../host/app/sent-query.ts';
import { sessionAtom } from '../../host/app/state.ts';
import { queryClientOf } from '../../host/data/query-client.ts';
import { errorStatus } from '../../host/errors/error-status.ts';
import { withStubs } from '../../host/modules/module-stubs.ts';
import { sessionMark } from '../../host/session/session-mark.ts';
import { startGuardScript } from '../start/start-guard-script.tsx';

/** The status of a document that shows an error; no answer from the API within the process is a fault of ours. */
export const documentStatus = (error: unknown): number => errorStatus(error) || 500;

/** What the member's queries have found. The settings travel with the router's data, for guests' screens have no query cache. */
const queriesOf = (app: AppContext): SentQuery[] =>
  queryClientOf(app)
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.status === 'success' && queryKey[1] !== '/settings')
    .map(({ queryKey, state }) => [queryKey, withStubs(queryKey, state.data), state.dataUpdatedAt]);

/** What the browser continues from. Errors travel as their statuses only. */
export function hydrationScript(app: AppContext, context: StaticHandlerContext, locale: Locale, cookies: string): string {
  const payload: HydrationPayload = {
    firstView: app.firstView,
    session: app.store.get(sessionAtom),
    sessionMark: sessionMark(cookies),
    queries: queriesOf(app),
    router: { loaderData: context.loaderData },
    errors: Object.fromEntries(Object.entries(context.errors ?? {}).map(([route, error]) => [route, { status: documentStatus(error) }])),
  };
  return `window.__foyer=${toInlineJson(payload)};${earlyInputScript};${startGuardScript(app.messages(locale), app.wording(locale))}`;
}
