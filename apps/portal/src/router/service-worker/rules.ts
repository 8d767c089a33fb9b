import { localePath, paths } from '@foyer/links';
import type { Route } from '../../host/installable/scope.ts';

/** What the service worker has to know of a request. */
export interface Asked {
  url: string;
  method: string;
  /** `Request.mode`; `navigate` for a document. */
  mode: string;
}

/** Who answers: the cache of the portal's own files, the network with the offline page behind it, or the browser as if there were no worker. */
export type Answer = 'asset' | 'document' | 'browser';

/** The path of a portal's page below its language, without a slash at its end; undefined for every other address. */
function pageOf(pathname: string): string | undefined {
  const page = /^\/[a-z]{2}(?:_[A-Z]{2})?(\/.*)?$/.exec(pathname);
  return page ? page[1]?.replace(/\/$/, '') || paths.home : undefined;
}

/**
 * The portal's own pages: the root and what begins with a language. Everything else, such as a login at a provider, the worker leaves alone, and so it
 * does the logout: a request that the worker makes does not say any more which site has led there.
 */
function isPortalPage(pathname: string): boolean {
  const page = pageOf(pathname);
  return pathname === '/' || (page !== undefined && page !== paths.logout);
}

/**
 * The same for browsers with static routing, from the first rule that fits. Navigation preload is sent for every navigation that the browser gives to
 * the worker, answered by it or not: with these rules it is sent for the portal's own pages alone.
 */
export function routesFor(languages: readonly string[]): Route[] {
  const pages = ['/', ...languages.flatMap((language) => [localePath(language), localePath(language, '/*')])];
  const logouts = languages.map((language) => localePath(language, paths.logout)).flatMap((logout) => [logout, `${logout}/`]);
  return [
    ...logouts.map((pathname): Route => ({ condition: { requestMode: 'navigate', urlPattern: { pathname } }, source: 'network' })),
    ...pages.map((pathname): Route => ({ condition: { requestMode: 'navigate', urlPattern: { pathname } }, source: 'fetch-event' })),
    { condition: { requestMode: 'navigate' }, source: 'network' },
  ];
}

/**
 * Only files that carry a hash in their name are kept, for they are the same for everyone and for ever. Answers of the API, documents and media
 * belong to someone: they never reach a cache.
 */
export function answerFor({ url, method, mode }: Asked, origin: string): Answer {
  const { origin: target, pathname } = new URL(url);
  if (method !== 'GET' || target !== origin) return 'browser';
  if (mode === 'navigate') return isPortalPage(pathname) ? 'document' : 'browser';
  return pathname.startsWith('/assets/') ? 'asset' : 'browser';
}

/** The offline page in the language of an address, else in the customer's first. */
export function offlinePageOf(url: string, pages: Readonly<Record<string, string>>): string | undefined {
  const language = new URL(url).pathname.split('/')[1] ?? '';
  return Object.hasOwn(pages, language) ? pages[language] : Object.values(pages)[0];
}

/** Whether an address is the TV page's, whose document the page itself keeps (installable/kept-screen.ts). */
export const isScreen = (url: string): boolean => pageOf(new URL(url).pathname) === paths.bubbleTool;

/** Anyone who was allowed to see it a day ago may not be any more. */
const screenKeptMs = 24 * 60 * 60_000;

/** Whether a document kept at a moment may still be shown. */
export const mayStillShow = (keptAt: string | null, now: number): boolean => {
  const age = now - Number(keptAt ?? Number.NaN);
  return age >= 0 && age < screenKeptMs;
};

/** What an answer for the TV page's document means: it is not the reader's any more, the server fails, or all is well. */
export function screenAnswer({ type, status }: Pick<Response, 'type' | 'status'>): 'over' | 'failing' | 'good' {
  if (type === 'opaqueredirect' || (status >= 300 && status < 500)) return 'over';
  return status >= 500 ? 'failing' : 'good';
}
