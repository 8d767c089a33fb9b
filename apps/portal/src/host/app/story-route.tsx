import { type Schemas, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { createAppContext } from './app-context.ts';
import type { ShellData } from './shell-data.ts';
import { AppReactContext } from './use-app.ts';

interface StoryRouteProps {
  /** The customer's settings, for what asks for them (`useShellData`). */
  settings?: Schemas['Settings'];
  /** The customer's languages. */
  languages?: ShellData['languages'];
  /** The screens that the portal has, for what leaves out links to others. */
  routes?: RouteObject[];
  /** The comment that a link leads to. */
  hash?: string;
  children: ReactNode;
}

const ShownContext = createContext<ReactNode>(null);
const Shown = () => use(ShownContext);

/** Replaces the portal around a part of it in stories: the route of an article in the story's language, and the app. */
export function StoryRoute({ settings, languages = [], routes = [], hash = '', children }: StoryRouteProps) {
  const { locale } = useApi();
  const [app] = useState(() =>
    createAppContext({
      firstView: { now: Date.now(), timeZone: 'Europe/Berlin', theme: 'system', selectedLanguage: locale },
      isServer: false,
      routes,
      baseUrl: '/api/v2',
    }),
  );
  const [router] = useState(() => {
    const shell: Partial<ShellData> = { settings: settings!, languages, legalPages: [], words: {} };
    return createMemoryRouter(
      [
        {
          id: 'language',
          path: '/:lang',
          loader: () => shell,
          element: <Outlet />,
          children: [{ path: 'news/:id', element: <Shown /> }],
        },
      ],
      { initialEntries: [`${localePath(locale, paths.article('story'))}${hash}`], hydrationData: { loaderData: { language: shell } } },
    );
  });
  return (
    <AppReactContext value={app}>
      <ShownContext value={children}>
        <RouterProvider router={router} />
      </ShownContext>
    </AppReactContext>
  );
}
