import { type KeptKind, keptCache, keptKind, mayStillShow, readKept, surplusArticles } from '../../host/installable/kept-rules.ts';
import { receivePush } from './push.ts';
import { answerFor, meaningOf, offlinePageOf, routesFor, withArticles, withTheme } from './rules.ts';
import type { Installing, VersionMessage, WorkerScope } from '../../host/installable/scope.ts';
import { markOf } from '../../host/session/session-mark.ts';

const worker = self as unknown as WorkerScope;
const { version, offline } = worker.foyer;

// The page looks for these names at logout (installable/clear-caches.ts) and fills the kept ones (installable/kept-documents.ts).
const assetsCache = `foyer-assets-${version}`;
const keptCaches = { screen: keptCache('screen', version), articles: keptCache('articles', version) } satisfies Record<KeptKind, string>;
const offlineCache = 'foyer-offline';
const ours: readonly string[] = [assetsCache, offlineCache, ...Object.values(keptCaches)];

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
  await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)));
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

/** Who would read what is kept, and when. Without a mark, in browsers that do not show workers their cookies, no article is shown. */
async function reader(): Promise<{ now: number; mark: string | undefined }> {
  const token = await worker.cookieStore?.get('csrf_token');
  return { now: Date.now(), mark: token?.value && markOf(token.value) };
}

/** The document of a page as the page has kept it; undefined where there is none, it is too old, or another's. */
async function keptDocument(request: Request): Promise<Response | undefined> {
  const kind = keptKind(request.url);
  const kept = kind && (await (await caches.open(keptCaches[kind])).match(request, { ignoreSearch: true }));
  return kept && mayStillShow(kind, readKept(kept.headers), await reader()) ? kept : undefined;
}

async function keptArticles() {
  const cache = await caches.open(keptCaches.articles);
  const requests = await cache.keys();
  return Promise.all(
    requests.map(async (request) => ({
      ...{ request, path: new URL(request.url).pathname },
      ...readKept((await cache.match(request))?.headers ?? new Headers()),
    })),
  );
}

/** Takes away what was kept in another session, and what has become too old. */
async function removeSurplus(): Promise<void> {
  const cache = await caches.open(keptCaches.articles);
  const surplus = surplusArticles(await keptArticles(), await reader());
  await Promise.all(surplus.map(({ request }) => cache.delete(request)));
}

async function fromNetwork(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  const answer = (await preloaded) ?? (await fetch(request));
  const kind = keptKind(request.url);
  if (!kind) return answer;
  const meaning = meaningOf(kind, answer);
  if (meaning === 'over') await caches.delete(keptCaches[kind]);
  if (meaning === 'gone') await (await caches.open(keptCaches[kind])).delete(request, { ignoreSearch: true });
  return (meaning === 'failing' && (await keptDocument(request))) || answer;
}

/** The offline page in the reader's language, with what they can read; undefined where it could not be had yet. */
async function offlinePage(request: Request): Promise<Response | undefined> {
  const address = offlinePageOf(request.url, offline);
  const page = address && (await (await caches.open(offlineCache)).match(address));
  if (!page) return undefined;
  const who = await reader();
  const articles = (await keptArticles()).filter((article) => mayStillShow('articles', article, who));
  const theme = await worker.cookieStore?.get('theme');
  return new Response(withArticles(withTheme(await page.text(), theme?.value), articles), { headers: page.headers });
}

async function documentOr(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  try {
    return await fromNetwork(request, preloaded);
  } catch (failure) {
    const instead = (await keptDocument(request)) ?? (await offlinePage(request));
    if (instead) return instead;
    throw failure;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install(event)));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request, location.origin);
  if (answer === 'asset') event.respondWith(asset(event.request));
  if (answer !== 'document') return;
  const shown = documentOr(event.request, event.preloadResponse);
  event.respondWith(shown);
  // Once the answer has brought its cookies.
  event.waitUntil(shown.then(removeSurplus).catch(() => undefined));
});
receivePush(worker);
// A page that comes later asks.
worker.addEventListener('message', (event) => event.source?.postMessage({ version } satisfies VersionMessage));
