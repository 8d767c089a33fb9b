import { runningVersion } from './watch-updates.ts';

/** Beginning of the name of the cache with the TV page's document; a build's version follows. */
const screenCachePrefix = 'foyer-screen-';

/** When a document was kept, in ms. */
const keptAtHeader = 'x-kept-at';

const versionIn = (html: string): string | undefined => /<meta name="foyer-version" content="([^"]*)"/.exec(html)?.[1];

/** Headers that describe what was sent and not what is kept. */
const ofTransport = ['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie'];

function copyOf(answer: Response, html: string): Response {
  const headers = new Headers(answer.headers);
  ofTransport.forEach((name) => headers.delete(name));
  headers.set(keptAtHeader, String(Date.now()));
  return new Response(html, { headers });
}

const timeoutMs = 10_000;

/** Waits a little for the service worker, whose place the first visit of a browser leaves empty for a moment. */
export function workerOrNot(container: ServiceWorkerContainer | undefined = navigator.serviceWorker): Promise<void> {
  return new Promise((resolve) => {
    if (!container || container.controller) return resolve();
    const events = new AbortController();
    const timer = setTimeout(done, timeoutMs);
    function done() {
      clearTimeout(timer);
      events.abort();
      resolve();
    }
    // Taken away in any case: this is asked for days.
    container.addEventListener('controllerchange', done, { signal: events.signal });
  });
}

/** Lets the service worker keep the files that the page is made of: it may have begun before there was a worker. */
async function keepFiles(): Promise<void> {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const here = files.filter((name) => name.startsWith(`${location.origin}/assets/`));
  await Promise.all([...new Set(here)].map((name) => fetch(name)));
}

/**
 * Keeps the document of the TV page, so that the screen can start without a connection (docs/decisions/0024). Answers whether the server has another version of
 * the portal by now; then nothing is kept. Rejects without an answer.
 */
export async function keepScreen(stillSignedIn: () => boolean): Promise<{ outdated: boolean }> {
  const answer = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const [served, running] = [versionIn(html), runningVersion()];
  if (!answer.ok || answer.redirected || !served) return { outdated: false };
  if (served !== running) return { outdated: true };
  if (!('caches' in window) || !navigator.serviceWorker?.controller || !stillSignedIn()) return { outdated: false };
  const cache = await caches.open(`${screenCachePrefix}${running}`);
  await cache.put(location.pathname, copyOf(answer, html));
  await keepFiles();
  // The member may have logged out meanwhile.
  if (!stillSignedIn()) await forgetScreen();
  return { outdated: false };
}

/** Takes away every document of the TV page. */
export async function forgetScreen(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(screenCachePrefix)).map((name) => caches.delete(name)));
  } catch {
    // No storage, nothing kept.
  }
}
