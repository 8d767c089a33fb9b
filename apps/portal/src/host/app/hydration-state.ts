import type { Schemas } from '@foyer/api';
import type { HydrationState } from 'react-router';
import type { FirstView } from './app-context.ts';
import type { SentQuery } from './sent-query.ts';

/** What the browser needs to go on from the server's first view without asking again. */
export interface HydrationPayload {
  firstView: FirstView;
  session: Schemas['Session'] | null;
  /** Which session the document was made for (`session-mark.ts`). */
  sessionMark: string | undefined;
  queries: readonly SentQuery[];
  router: Pick<HydrationState, 'loaderData'>;
  /** The first view's errors by the route that shows them; only their statuses travel. */
  errors: Record<string, { status: number }>;
}

declare global {
  interface Window {
    __foyer?: HydrationPayload;
  }
}

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that may be in an inline script: no text of a user can end the script early. */
export const toInlineJson = (value: unknown): string => JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => escapes[char]!);
