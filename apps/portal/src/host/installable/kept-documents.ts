import { sessionMark } from '../session/session-mark.ts';
import { isKeptCache, type KeptKind, keptCache, noteKept, readKept, surplusArticles } from './kept-rules.ts';
import { runningVersion } from './watch-updates.ts';

const versionIn = (html: string): string | undefined => /<meta name="foyer-version" content="([^"]*)"/.exec(html)?.[1];

const mark = () => sessionMark(document.cookie);

/** Headers that describe what was sent and not what is kept. */
const ofTransport = ['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie'];

function copyOf(answer: Response, html: string, by: string, title: string): Response {
  const headers = new Headers(answer.headers);
  ofTransport.forEach((name) => headers.delete(name));
  noteKept(headers, { at: Date.now(), by, title });
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

/** What can be kept of a page. */
interface Page {
  kind: KeptKind;
  path: string;
  title: string;
}

/**
 * Keeps the document of a page, so that it can start without a connection (docs/decisions/0024 and 0065). Answers whether the server has another version of
 * the portal by now; then nothing is kept. Rejects without an answer.
 */
export async function keepDocument({ kind, path, title }: Page): Promise<{ outdated: boolean }> {
  const begun = mark();
  const answer = await fetch(path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const [served, running] = [versionIn(html), runningVersion()];
  if (!answer.ok || answer.redirected || !served) return { outdated: false };
  if (served !== running) return { outdated: true };
  if (!('caches' in window) || !navigator.serviceWorker?.controller || !begun || mark() !== begun) return { outdated: false };
  // A document without its files would help no one.
  await keepFiles();
  if (mark() !== begun) return { outdated: false };
  const cache = await caches.open(keptCache(kind, running));
  await cache.put(path, copyOf(answer, html, begun, title));
  if (kind === 'articles') await removeSurplus(cache);
  // The member may have logged out meanwhile.
  if (mark() !== begun) await forgetDocuments(kind);
  return { outdated: false };
}

async function removeSurplus(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  const entries = await Promise.all(requests.map(async (request) => ({ request, ...readKept((await cache.match(request))!.headers) })));
  const surplus = surplusArticles(entries, { now: Date.now(), mark: mark() });
  await Promise.all(surplus.map(({ request }) => cache.delete(request)));
}

async function eachCache(kind: KeptKind, remove: (name: string) => Promise<unknown>): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => isKeptCache(name, kind)).map(remove));
  } catch {
    // No storage, nothing kept.
  }
}

/** Takes away every document of a kind. */
export const forgetDocuments = (kind: KeptKind): Promise<void> => eachCache(kind, (name) => caches.delete(name));

/** Takes away one document. */
export const forgetDocument = (kind: KeptKind, path: string): Promise<void> =>
  eachCache(kind, async (name) => (await caches.open(name)).delete(path));

/** Whether the document of an address is kept. */
export async function isKept(kind: KeptKind, path: string): Promise<boolean> {
  let found = false;
  await eachCache(kind, async (name) => void (found ||= Boolean(await (await caches.open(name)).match(path))));
  return found;
}
