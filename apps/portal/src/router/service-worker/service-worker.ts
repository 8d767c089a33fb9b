import { answerFor, isScreen, mayStillShow, offlinePageOf, routesFor, screenAnswer } from './rules.ts';
import type { Installing, VersionMessage, WorkerScope } from '../../host/installable/scope.ts';

const worker = self as unknown as WorkerScope;
const { version, offline } = worker.foyer;

// The page looks for these names at logout (installable/clear-caches.ts) and fills the second (installable/kept-screen.ts).
const assetsCache = `foyer-assets-${version}`;
const screenCache = `foyer-screen-${version}`;
const offlineCache = 'foyer-offline';

/** Puts the offline pages in place; the old ones stay where one of the new cannot be had. */
async function install(event: Installing): Promise<void> {
  await event.addRoutes?.(routesFor(Object.keys(offline)));
  const cache = await caches.open(offlineCache);
  await cache.addAll(Object.values(offline).map((address) => new Request(address, { cache: 'reload' })));
  // Nothing of a page comes from here but files whose names say their content, so a page may change workers at any time.
  await worker.skipWaiting();
}

/**
 * Lets the browser ask for a document while the worker starts, where routes keep that to the portal's pages. Elsewhere a login at a provider would be
 * asked for twice, and its code is good once. The registration remembers what the worker before this one chose.
 */
async function setPreload(): Promise<void> {
  const routed = worker.InstallEvent !== undefined && 'addRoutes' in worker.InstallEvent.prototype;
  await worker.registration.navigationPreload?.[routed ? 'enable' : 'disable']();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![assetsCache, screenCache, offlineCache].includes(name)).map((name) => caches.delete(name)));
  await setPreload();
  await worker.clients.claim();
  const message: VersionMessage = { version };
  (await worker.clients.matchAll()).forEach((client) => client.postMessage(message));
}

async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(assetsCache);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // A full disk must not keep the page from loading.
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** The TV page's document as the page has kept it; undefined where there is none, or it is too old. */
async function keptScreen(request: Request): Promise<Response | undefined> {
  if (!isScreen(request.url)) return undefined;
  const kept = await (await caches.open(screenCache)).match(request, { ignoreSearch: true });
  return kept && mayStillShow(kept.headers.get('x-kept-at'), Date.now()) ? kept : undefined;
}

async function fromNetwork(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  const answer = (await preloaded) ?? (await fetch(request));
  if (!isScreen(request.url)) return answer;
  const meaning = screenAnswer(answer);
  if (meaning === 'over') await caches.delete(screenCache);
  return (meaning === 'failing' && (await keptScreen(request))) || answer;
}

async function documentOr(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  try {
    return await fromNetwork(request, preloaded);
  } catch (failure) {
    const screen = await keptScreen(request);
    if (screen) return screen;
    const page = offlinePageOf(request.url, offline);
    const kept = page && (await (await caches.open(offlineCache)).match(page));
    if (kept) return kept;
    throw failure;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install(event)));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request, location.origin);
  if (answer === 'asset') event.respondWith(asset(event.request));
  if (answer === 'document') event.respondWith(documentOr(event.request, event.preloadResponse));
});
// A page that comes later asks.
worker.addEventListener('message', (event) => event.source?.postMessage({ version } satisfies VersionMessage));
