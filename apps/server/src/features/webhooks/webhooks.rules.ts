import type { Schemas } from '@foyer/api';
import { OutboundError } from '@foyer/outbound';
import type { ProblemField } from '../../platform/http/problem.ts';
import { retryPauseMs } from '../../platform/jobs/job.ts';
import { webhookEventTypes } from '../../shared/webhooks/webhook-events.ts';

type Content = Schemas['StudioWebhookContent'];

const secondMs = 1000;
const hourMs = 60 * 60 * secondMs;

export const mostWebhooks = 20;
/** So long an event is sent again, and a webhook that takes none stays switched on. */
export const givenUpMs = 72 * hourMs;
/** So long a secret that was renewed signs besides the new one. */
export const oldSecretMs = 24 * hourMs;
/** So long one sees what was sent. */
export const keptMs = 30 * 24 * hourMs;

/** How long the next attempt waits: half a minute at first, at last an hour. */
export const pauseMs = (attempts: number): number =>
  retryPauseMs(attempts, { firstMs: 30 * secondMs, longestMs: hourMs, forMs: givenUpMs });

/** What became of an attempt. */
export interface Outcome {
  status: number | null;
  fault: string | null;
  /** After how many seconds the address wants to be called again. */
  retryAfter: number | null;
}

export const isTaken = ({ status }: Outcome): boolean => status !== null && status >= 200 && status < 300;

/** The address wants nothing any more. */
export const isGone = ({ status }: Outcome): boolean => status === 410;

/** Not this event is refused: the address is away or overloaded, and is left alone for a while. */
export const isAway = ({ status }: Outcome): boolean => status === null || status === 429 || status >= 500;

/** What is to be kept of what was typed. */
export const tidyWebhook = ({ name, url, events, enabled }: Content): Content => ({
  ...{ name: name.trim(), url: url.trim(), enabled },
  events: webhookEventTypes.filter((type) => events.includes(type)),
});

/** What is refused of a webhook; `check` throws where an address may not be called. */
export function webhookFaults({ name, url, events }: Content, check: (url: string) => string): ProblemField[] {
  const known: readonly string[] = webhookEventTypes;
  return [
    ...(name.trim() === '' ? [{ field: 'name', code: 'blank' }] : []),
    ...addressFaults(url.trim(), check),
    ...events.flatMap((type, index) => (known.includes(type) ? [] : [{ field: `events.${index}`, code: 'invalid' }])),
  ];
}

/** Without encryption everyone on the way reads what happens; on hosts that the operator has named there is no such way. */
function addressFaults(url: string, check: (url: string) => string): ProblemField[] {
  try {
    const { protocol, hostname } = new URL(check(url));
    const isSafe = protocol === 'https:' || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
    return isSafe ? [] : [{ field: 'url', code: 'webhook_address' }];
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return [{ field: 'url', code: 'webhook_address' }];
  }
}
