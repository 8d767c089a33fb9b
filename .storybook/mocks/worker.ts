import { http } from 'msw/http';
import { setupWorker } from 'msw/browser';
import type { MockApi } from './mock-api.ts';

let current: MockApi | undefined;
const worker = setupWorker(http.all('*', ({ request }) => current?.respond(request)));

const start = () =>
  worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: 'bypass',
  });
let started: ReturnType<typeof start> | undefined;

/** Lets the page's own calls be answered by these mocks, and no longer by those of the story before. */
export async function serve(api: MockApi): Promise<void> {
  await (started ??= start());
  current = api;
}
