import { defaultLocale, isLocale, type Locale, locales } from '@foyer/i18n';
import { dehydrate } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Writable } from 'node:stream';
import { appContextKey, type AppContext, createAppContext, type FirstView, type Theme } from './app/app-context.ts';
import { AppRoot } from './app/app-root.tsx';
import { readCookie } from './app/cookies.ts';
import { errorStatus } from './app/error-status.ts';
import { earlyInputScript } from './app/early-input.ts';
import { type HydrationPayload, toInlineJson } from './app/hydration-state.ts';
import { sessionAtom } from './app/state.ts';
import { queryClientOf } from './routes/member/query-client.ts';
import { type RouteHandle, routes } from './app/routes.tsx';

/** One request for a document. */
export interface RenderInput {
  /** The whole address, such as `https://community.example/de_DE/news?page=2`. */
  url: string;
  /** The request's `Cookie` header. */
  cookies: string;
  /** Calls the API within the process, as the visitor. Addresses begin with `/api/v2`. */
  fetch: (request: Request) => Promise<Response>;
  nonce: string;
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

/** The first view as the server sends it. */
export type RenderResult =
  | { type: 'redirect'; status: number; location: string }
  | {
      type: 'document';
      status: number;
      locale: Locale;
      /** Source files of the matched routes and shown modules, for preload links and critical styles. */
      sources: string[];
      pipe: (target: Writable) => void;
    };

const themes: readonly Theme[] = ['light', 'dark', 'system'];

function readFirstView(cookies: string): FirstView {
  const language = readCookie(cookies, 'language');
  const theme = readCookie(cookies, 'theme') as Theme;
  return {
    now: Date.now(),
    timeZone: validTimeZone(readCookie(cookies, 'tz')) ?? 'Europe/Berlin',
    theme: themes.includes(theme) ? theme : 'system',
    selectedLanguage: isLocale(language) ? language : defaultLocale,
  };
}

function validTimeZone(name: string | undefined): string | undefined {
  try {
    return name && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const handler = createStaticHandler(routes);

/** Loads the messages of every language, so that each request renders with text at once. */
export async function prepare(): Promise<void> {
  const app = createAppContext({ firstView: readFirstView(''), isServer: true, routes, baseUrl: '' });
  await Promise.all(Object.keys(locales).map((locale) => app.loadMessages(locale as Locale)));
}

/** The status of a document that shows an error; no answer from the API within the process is a fault of ours. */
const documentStatus = (error: unknown): number => errorStatus(error) || 500;

/** What the browser continues from. Errors travel as their statuses only. */
function hydrationScript(app: AppContext, context: StaticHandlerContext): string {
  const payload: HydrationPayload = {
    firstView: app.firstView,
    session: app.store.get(sessionAtom),
    queries: dehydrate(queryClientOf(app)),
    router: { loaderData: context.loaderData },
    errors: Object.fromEntries(Object.entries(context.errors ?? {}).map(([route, error]) => [route, { status: documentStatus(error) }])),
  };
  return `window.__foyer=${toInlineJson(payload)};${earlyInputScript}`;
}

/** The not-found page is a page of its own and still answers 404. */
const notFound = (context: StaticHandlerContext) => (context.matches.at(-1)?.route.path === '404' ? 404 : undefined);

/** Renders the first view of an address. */
export async function render({ url, cookies, fetch, nonce, signal, onError }: RenderInput): Promise<RenderResult> {
  const app = createAppContext({
    firstView: readFirstView(cookies),
    isServer: true,
    routes,
    baseUrl: new URL('/api/v2', url).href,
    fetch,
  });
  const requestContext = new RouterContextProvider();
  requestContext.set(appContextKey, app);
  const context = await handler.query(new Request(url, { signal, headers: { cookie: cookies } }), { requestContext });
  if (context instanceof Response) {
    return { type: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const errors = Object.values(context.errors ?? {});
  errors.filter((error) => documentStatus(error) >= 500).forEach(onError);

  const router = createStaticRouter(handler.dataRoutes, context);
  const { lang } = context.matches[0]?.params ?? {};
  const stream = await new Promise<{ pipe: (target: Writable) => void }>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <AppRoot app={app}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </AppRoot>,
      {
        nonce,
        bootstrapScriptContent: hydrationScript(app, context),
        // Whatever is ready goes out in place: no boundary is held back to be swapped in by a script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onShellReady: () => resolve({ pipe }),
        onShellError: reject,
        onError,
      },
    );
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });

  const locale = isLocale(lang) ? lang : app.firstView.selectedLanguage;
  return {
    type: 'document',
    status: errors.length > 0 ? documentStatus(errors[0]) : (notFound(context) ?? context.statusCode),
    locale,
    sources: [
      `virtual:messages/${locale}`,
      ...context.matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.source ?? []),
      ...[...app.shownModules].map((type) => `../../libs/modules/${type.replaceAll('_', '-')}/src/index.ts`),
    ],
    pipe: stream.pipe,
  };
}
