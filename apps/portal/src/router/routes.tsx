import type { MessagePart } from '@foyer/i18n/message-parts';
import { paths } from '@foyer/links';
import type { LoaderFunction, RouteObject } from 'react-router';
import { loaderContext } from '../host/app/app-context.ts';
import { loadChunk } from '../host/app/chunk.ts';
import { isShellDataOld, languageLoader, memberLoader, toSelectedLanguage } from '../host/app/shell-data.ts';
import type { RouteHandle } from '../host/links/route-handle.ts';
import type { Prefetch, Prefetchable } from '../host/links/use-prefetch.ts';
import { Document } from './document.tsx';
import { LanguageLayout } from './language-layout.tsx';
import { ContentError, PageError } from './page-error.tsx';
import { RootError } from './root-error.tsx';
import type { RouteEntry, RouteModule } from './route-entry.ts';
import { frame, table } from './table.ts';

/** The parts of a language that a route needs. */
export const messagePartsOf = ({ words }: Partial<RouteHandle>): MessagePart[] => [
  'start',
  ...(words === 'few' ? [] : (['rest'] as const)),
  ...(words === 'all' || words === 'studio' ? (['more'] as const) : []),
  ...(words === 'studio' ? (['studio'] as const) : []),
];

/** Lets a route's loader bring the messages that not every screen needs. */
const withMessages =
  (loader: RouteModule['loader'], parts: readonly MessagePart[]): LoaderFunction =>
  async (args, handlerContext) => {
    const { app, locale } = loaderContext(args);
    const [data = null] = await Promise.all([
      typeof loader === 'function' && (loader(args, handlerContext) as Promise<unknown>),
      ...parts.map((part) => loadChunk(() => app.loadMessages(locale, part))),
    ]);
    return data || null;
  };

/** Guests go to the login before anything else happens: of several redirects the router would follow the innermost. */
const forMembers =
  (loader: LoaderFunction): LoaderFunction =>
  async (args, handlerContext) => {
    await memberLoader(args);
    return loader(args, handlerContext);
  };

/** A route whose code is loaded when it is needed, with the messages that it needs beside the start's. */
const lazily = ({ load, words, audience, bare }: Pick<RouteEntry, 'load' | 'words'> & Partial<RouteEntry>) => ({
  lazy: () =>
    loadChunk(async (): Promise<RouteModule> => {
      const module = await load();
      if (words === 'few') return module;
      const loader = withMessages(module.loader, messagePartsOf({ words }));
      // Around all others of theirs there is the frame, whose guard is asked once.
      return { ...module, loader: bare && audience === 'members' ? forMembers(loader) : loader };
    }),
});

const prefetchOf =
  (path: string): Prefetch =>
  async (...what) =>
    (await import('./prefetches.ts')).prefetches[path]?.(...what);

const toRoute = (entry: RouteEntry): Prefetchable => ({
  ...(entry.path ? { path: entry.path } : { index: true }),
  handle: entry satisfies RouteHandle,
  prefetch: prefetchOf(entry.path),
  ...lazily(entry),
});

const entries: readonly RouteEntry[] = table;
const routesOf = (chosen: (entry: RouteEntry) => unknown): RouteObject[] => entries.filter(chosen).map(toRoute);

/** All routes of the portal, made from its table. The server renders the first view from the same objects. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    Component: Document,
    ErrorBoundary: RootError,
    children: [
      { index: true, loader: toSelectedLanguage },
      {
        id: 'language',
        path: ':lang',
        loader: languageLoader,
        Component: LanguageLayout,
        // Only another language needs the loader again, and settings that an editor has saved meanwhile.
        shouldRevalidate: ({ currentParams, nextParams }) => currentParams.lang !== nextParams.lang || isShellDataOld(),
        children: [
          {
            id: 'portal',
            ErrorBoundary: PageError,
            children: [
              ...routesOf(({ bare }) => bare),
              {
                id: 'member',
                ...lazily({ ...frame, words: undefined }),
                // The session may have ended since the last page.
                shouldRevalidate: () => true,
                children: [
                  {
                    id: 'guard',
                    loader: memberLoader,
                    shouldRevalidate: () => true,
                    // Errors of the content keep the shell around them.
                    children: [
                      {
                        id: 'content',
                        ErrorBoundary: ContentError,
                        children: routesOf(({ bare, audience }) => !bare && audience === 'members'),
                      },
                    ],
                  },
                  {
                    id: 'open',
                    ErrorBoundary: ContentError,
                    // The page for what is not there answers for any other path, where it is: what was typed can be put right.
                    children: routesOf(({ bare, audience }) => !bare && audience !== 'members').map((route) =>
                      route.path === paths.notFound.slice(1) ? { ...route, path: '*' } : route,
                    ),
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
