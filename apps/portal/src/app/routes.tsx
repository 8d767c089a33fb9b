import { redirect, type RouteObject } from 'react-router';
import { Document } from './document.tsx';
import { LanguageLayout } from './language-layout.tsx';
import { ContentError, PageError } from './page-error.tsx';
import { RootError } from './root-error.tsx';
import { languageLoader, memberLoader, toSelectedLanguage } from './shell-data.ts';

/** What a route says about itself beside its component. */
export interface RouteHandle {
  /** Its source file, by which the server finds the built chunks to preload. */
  source?: string;
}

type LazyRoute = Pick<RouteObject, 'loader' | 'Component'>;

/** A route whose code is loaded when it is needed. `source` names the file for the server's preload links. */
function lazyRoute(source: string, load: () => Promise<LazyRoute>): { lazy: () => Promise<LazyRoute>; handle: RouteHandle } {
  return { lazy: load, handle: { source } };
}

const memberRoutes: RouteObject[] = [
  { index: true, ...lazyRoute('src/routes/dashboard/dashboard.route.tsx', () => import('../routes/dashboard/dashboard.route.tsx')) },
  { path: 'news', ...lazyRoute('src/routes/news/news-list.route.tsx', () => import('../routes/news/news-list.route.tsx')) },
  { path: 'news/:id', ...lazyRoute('src/routes/news/article.route.tsx', () => import('../routes/news/article.route.tsx')) },
  { path: 'page/:id', ...lazyRoute('src/routes/page/page.route.tsx', () => import('../routes/page/page.route.tsx')) },
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
              { path: 'login', ...lazyRoute('src/routes/login/login.route.tsx', () => import('../routes/login/login.route.tsx')) },
              { path: '404', ...lazyRoute('src/routes/errors/not-found.route.tsx', () => import('../routes/errors/not-found.route.tsx')) },
              {
                id: 'guard',
                loader: memberLoader,
                // The session may have ended since the last page.
                shouldRevalidate: () => true,
                children: [
                  {
                    id: 'member',
                    ...lazyRoute('src/routes/member/member.route.tsx', () => import('../routes/member/member.route.tsx')),
                    // Errors of the content keep the shell around them.
                    children: [{ id: 'content', ErrorBoundary: ContentError, children: memberRoutes }],
                  },
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
