import type { MessagePart } from '@foyer/i18n/message-parts';
import { type LoaderFunction, redirect, type RouteObject } from 'react-router';
import { loaderContext } from '../host/app/app-context.ts';
import type { RouteHandle } from '../host/links/route-handle.ts';
import { loadChunk } from '../host/app/chunk.ts';
import { Document } from './document.tsx';
import { LanguageLayout } from './language-layout.tsx';
import { ContentError, PageError } from './page-error.tsx';
import { RootError } from './root-error.tsx';
import { languageLoader, memberLoader, toSelectedLanguage } from '../host/app/shell-data.ts';

/** The parts of a language that matched routes need. */
export const messagePartsOf = (handles: readonly RouteHandle[]): MessagePart[] => [
  'start',
  ...(handles.some(({ words }) => words === 'few') ? [] : (['rest'] as const)),
  ...(handles.some(({ words }) => words === 'all') ? (['more'] as const) : []),
];

type LazyRoute = Pick<RouteObject, 'loader' | 'Component' | 'shouldRevalidate'>;

/** Lets a route's loader bring the messages that not every screen needs. */
const withMessages =
  (loader: LazyRoute['loader'], parts: readonly MessagePart[]): LoaderFunction =>
  async (args, handlerContext) => {
    const { app, locale } = loaderContext(args);
    const [data = null] = await Promise.all([
      typeof loader === 'function' && (loader(args, handlerContext) as Promise<unknown>),
      ...parts.map((part) => loadChunk(() => app.loadMessages(locale, part))),
    ]);
    return data || null;
  };

/**
 * A route whose code is loaded when it is needed. `source` names the file for the server's preload links. `words` are
 * the messages that are loaded for it.
 */
function lazyRoute(
  source: string,
  load: () => Promise<LazyRoute>,
  handle: Omit<RouteHandle, 'source'> = {},
): { lazy: () => Promise<LazyRoute>; handle: RouteHandle } {
  const lazy = async (): Promise<LazyRoute> => {
    const { loader, ...route } = await load();
    return { ...route, loader: withMessages(loader, messagePartsOf([handle])) };
  };
  return { lazy: () => loadChunk(handle.words === 'few' ? load : lazy), handle: { source, ...handle } };
}

const aliasSource = 'src/routes/aliases/aliases.ts';
type Aliases = typeof import('../routes/aliases/aliases.ts');

/** An address that only leads to another. */
const alias = (name: keyof Aliases) =>
  lazyRoute(aliasSource, async () => ({ loader: (await import('../routes/aliases/aliases.ts'))[name] }));

const errorsSource = 'src/routes/errors/errors.ts';
type ErrorPages = typeof import('../routes/errors/errors.ts');

/** One of the error pages, which share a chunk. */
const errorPage = (name: keyof ErrorPages, status: number) =>
  lazyRoute(errorsSource, async () => ({ Component: (await import('../routes/errors/errors.ts'))[name] }), { status });

const memberRoutes: RouteObject[] = [
  { path: 'news', ...lazyRoute('src/routes/news/news-list.route.tsx', () => import('../routes/news/news-list.route.tsx')) },
  {
    path: 'search_results',
    ...lazyRoute('src/routes/search/search-results.route.tsx', () => import('../routes/search/search-results.route.tsx'), { words: 'all' }),
  },
  {
    path: 'news/:id/confirmations',
    ...lazyRoute('src/routes/confirmations/confirmations.route.tsx', () => import('../routes/confirmations/confirmations.route.tsx'), {
      words: 'all',
      missing: '/result-not-found',
    }),
  },
  {
    path: 'categories/:id',
    ...lazyRoute('src/routes/news/category.route.tsx', () => import('../routes/news/category.route.tsx'), { missing: '/result-not-found' }),
  },
  {
    path: 'profile/:id',
    ...lazyRoute('src/routes/profile/profile.route.tsx', () => import('../routes/profile/profile.route.tsx'), {
      words: 'all',
      missing: '/result-not-found',
    }),
  },
  {
    path: 'profile/:id/edit',
    ...lazyRoute('src/routes/profile/edit-profile.route.tsx', () => import('../routes/profile/edit-profile.route.tsx'), {
      words: 'all',
      missing: '/result-not-found',
    }),
  },
  {
    path: 'sessions',
    ...lazyRoute('src/routes/sessions/sessions.route.tsx', () => import('../routes/sessions/sessions.route.tsx'), { words: 'all' }),
  },
  {
    path: 'activity_feed',
    ...lazyRoute('src/routes/activities/activity-feed.route.tsx', () => import('../routes/activities/activity-feed.route.tsx'), {
      words: 'all',
    }),
  },
  { path: 'dummy', ...lazyRoute('src/routes/dummy/dummy.route.tsx', () => import('../routes/dummy/dummy.route.tsx'), { words: 'all' }) },
];

/** With chrome and open to everyone; the first leads guests to the login itself where there is nothing for them. */
const openRoutes: RouteObject[] = [
  { index: true, ...lazyRoute('src/routes/home/home.route.tsx', () => import('../routes/home/home.route.tsx')) },
  { path: 'page/:id', ...lazyRoute('src/routes/page/page.route.tsx', () => import('../routes/page/page.route.tsx')) },
  {
    path: 'news/:id',
    ...lazyRoute('src/routes/news/article.route.tsx', () => import('../routes/news/article.route.tsx'), { missing: '/result-not-found' }),
  },
  { path: 'previews/:id', ...lazyRoute('src/routes/page/preview.route.tsx', () => import('../routes/page/preview.route.tsx')) },
  { path: '403', ...errorPage('ForbiddenPage', 403) },
  { path: '404', ...errorPage('NotFoundPage', 404) },
  // What the address says went wrong is no fault of the server's.
  { path: 'error', ...errorPage('QuotedErrorPage', 400) },
  { path: 'result-not-found', ...errorPage('ResultNotFoundPage', 404) },
];

const aliasRoutes: RouteObject[] = [
  { path: 'landing', ...alias('toLanding') },
  { path: 'terms', ...alias('toTerms') },
  { path: 'q-and-a', ...alias('toQuestions') },
  { path: 'imprint', ...alias('toImprint') },
  { path: 'jobs', ...alias('toJobs') },
  { path: 'mocs', ...alias('toMocs') },
  { path: 'who_is_who/:id', ...alias('toProfile') },
  { path: 'groups/:id/topics/:topicId', ...alias('toGroupOfTopic') },
];

/** All routes of the portal (access §2). The server renders the first view from the same objects. */
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
        // Only another language needs the loader again.
        shouldRevalidate: ({ currentParams, nextParams }) => currentParams.lang !== nextParams.lang,
        children: [
          {
            id: 'portal',
            ErrorBoundary: PageError,
            children: [
              {
                path: 'login',
                ...lazyRoute('src/routes/login/login.route.tsx', () => import('../routes/login/login.route.tsx'), { words: 'few' }),
              },
              {
                path: 'login/terms',
                ...lazyRoute('src/routes/login-terms/terms-step.route.tsx', () => import('../routes/login-terms/terms-step.route.tsx')),
              },
              {
                path: 'login/failed',
                ...lazyRoute(
                  'src/routes/login-failed/login-failed.route.tsx',
                  () => import('../routes/login-failed/login-failed.route.tsx'),
                  { words: 'all' },
                ),
              },
              {
                path: 'logout',
                ...lazyRoute('src/routes/logout/logout.route.tsx', () => import('../routes/logout/logout.route.tsx'), { words: 'all' }),
              },
              {
                path: 'registration',
                ...lazyRoute(
                  'src/routes/registration/registration.route.tsx',
                  () => import('../routes/registration/registration.route.tsx'),
                  { words: 'all' },
                ),
              },
              {
                path: 'registration/confirm',
                ...lazyRoute('src/routes/registration/confirm.route.tsx', () => import('../routes/registration/confirm.route.tsx'), {
                  words: 'all',
                }),
              },
              {
                path: 'forgot_password',
                ...lazyRoute('src/routes/password/forgot.route.tsx', () => import('../routes/password/forgot.route.tsx'), { words: 'all' }),
              },
              {
                path: 'reset_password',
                ...lazyRoute('src/routes/password/reset.route.tsx', () => import('../routes/password/reset.route.tsx'), { words: 'all' }),
              },
              {
                path: 'confirm_email',
                ...lazyRoute(
                  'src/routes/confirm-email/confirm-email.route.tsx',
                  () => import('../routes/confirm-email/confirm-email.route.tsx'),
                  { words: 'all' },
                ),
              },
              {
                path: 'bubbletool_tv',
                ...lazyRoute('src/routes/bubble-tool/bubble-tool.route.tsx', () => import('../routes/bubble-tool/bubble-tool.route.tsx'), {
                  words: 'all',
                }),
              },
              ...aliasRoutes,
              {
                id: 'member',
                ...lazyRoute('src/router/shell/member.route.tsx', () => import('./shell/member.route.tsx')),
                // The session may have ended since the last page.
                shouldRevalidate: () => true,
                children: [
                  {
                    id: 'guard',
                    loader: memberLoader,
                    shouldRevalidate: () => true,
                    // Errors of the content keep the shell around them.
                    children: [{ id: 'content', ErrorBoundary: ContentError, children: memberRoutes }],
                  },
                  { id: 'open', ErrorBoundary: ContentError, children: openRoutes },
                ],
              },
              { path: '*', loader: ({ params }) => redirect(`/${params.lang}/404`) },
            ],
          },
        ],
      },
    ],
  },
];
