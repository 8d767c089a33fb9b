import { localePath, paths } from '@foyer/links';
import { type Kept, type KeptKind, pageOf } from '../../host/installable/kept-rules.ts';
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
 * Only files that carry a hash in their name are kept by the worker, for they are the same for everyone and for ever. Answers of the API, documents and media
 * belong to someone: they never reach a cache, but for the documents that pages keep themselves (installable/kept-documents.ts).
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

/** What an answer for the document of a page that is kept means: nothing of its kind is the reader's any more, this one is not, the server fails, or all is well. */
type Meaning = 'over' | 'gone' | 'failing' | 'good';

/** What an answer means. The address of an article may be asked too often, and still the article is the reader's. */
export function meaningOf(kind: KeptKind, { type, status }: Pick<Response, 'type' | 'status'>): Meaning {
  if (type === 'opaqueredirect' || status === 401) return 'over';
  if (status >= 500) return 'failing';
  if (kind === 'screen') return status >= 300 ? 'over' : 'good';
  return [403, 404, 410].includes(status) ? 'gone' : 'good';
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character]!);

/** The offline page in the colours that the reader has chosen by now, where the worker can know it. */
export const withTheme = (page: string, theme: string | undefined): string =>
  theme && /^(?:light|dark|system)$/.test(theme) ? page.replace(/data-theme="\w*"/, `data-theme="${theme}"`) : page;

/** The offline page with the articles that can be read all the same, the latest first; without one its list stays hidden. */
export function withArticles(page: string, articles: readonly (Pick<Kept, 'at' | 'title'> & { path: string })[]): string {
  if (articles.length === 0) return page;
  const latest = articles.toSorted((a, b) => b.at - a.at);
  const items = latest.map(({ path, title }) => `<li><a href="${escapeHtml(path)}" dir="auto">${escapeHtml(title)}</a></li>`);
  // A function: what is replaced with may hold "$&".
  return page.replace('<section hidden>', '<section>').replace('<ul></ul>', () => `<ul>${items.join('')}</ul>`);
}
