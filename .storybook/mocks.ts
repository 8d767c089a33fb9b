import { handlers } from '@foyer/api/testing';
import { type SetupWorker, setupWorker } from 'msw/browser';

const worker = setupWorker();
let unhandled: string[] = [];

// Pages, scripts and styles of Storybook itself pass; a call of the API must have a mock.
const isApiCall = (url: string) => new URL(url).pathname.startsWith('/api/');

const start = () =>
  worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: async ({ frame }) => {
      if (frame.protocol !== 'http') return;
      const { request } = frame.data as { request: Request };
      if (isApiCall(request.url)) unhandled.push(`${request.method} ${request.url}`);
    },
  });
let started: ReturnType<typeof start> | undefined;

/** Starts the mocks once and gives the story fresh ones: what an earlier story set or wrote is forgotten. */
export async function freshMocks(): Promise<SetupWorker> {
  await (started ??= start());
  worker.resetHandlers(...handlers());
  unhandled = [];
  return worker;
}

/** Fails the story where it called something that has no mock. */
export function failOnUnhandledCalls(): void {
  if (unhandled.length > 0) throw new Error(`The story made calls without a mock:\n${unhandled.join('\n')}`);
}
