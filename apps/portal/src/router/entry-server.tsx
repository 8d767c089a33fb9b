import type { PortalRenderer, RenderedFonts, RenderInput, RenderResult, Schemas } from '@foyer/api';
import { defaultLocale, isLocale, type Locale, locales } from '@foyer/i18n';
import { localePath } from '@foyer/links';
import { fontUrls } from '@foyer/ui';
import { defaultShouldDehydrateQuery, dehydrate } from '@tanstack/react-query';
import { frame as frameSource, routes as routeSources } from 'virtual:route-sources';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Writable } from 'node:stream';
import { appContextKey, type AppContext, createAppContext, type FirstView } from '../host/app/app-context.ts';
import { AppRoot } from './app-root.tsx';
import { readCookie } from '../host/app/cookies.ts';
import { errorStatus } from '../host/errors/error-status.ts';
import { earlyInputScript } from '../host/app/early-input.ts';
import { loadErrorPage } from './page-error.tsx';
import { type HydrationPayload, toInlineJson } from '../host/app/hydration-state.ts';
import type { ShellData } from '../host/app/shell-data.ts';
import { sessionMark } from '../host/session/session-mark.ts';
import { sessionAtom, type Theme } from '../host/app/state.ts';
import { queryClientOf } from '../host/data/query-client.ts';
import { moduleSource } from '../host/modules/module-source.ts';
import { modulesAtOnce } from '../host/modules/modules-at-once.ts';
import type { IndexableData } from '../host/links/route-handle.ts';
import { messagePartsOf, routes } from './routes.tsx';
import type { RouteEntry } from './route-entry.ts';
import type { RouteName } from './table.ts';
import { startGuardScript } from './start/start-guard-script.tsx';

/** What browsers load late of screens where services are offered (`LoginServices`): its styles belong to the document. */
const withServices: Partial<Record<RouteName, string>> = { login: 'src/routes/login/login-services.tsx' };

/** The source files of a route's first view; `services` where the customer offers other ways in. */
const routeFiles = (path: string, { bare, services }: { bare: boolean; services: boolean }): string[] =>
  [bare ? undefined : frameSource, routeSources[path], services ? withServices[path as RouteName] : undefined].filter(
    (file) => file !== undefined,
  );

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

/** Loads the error page and the messages of every language, so that each request renders with text at once. */
async function prepare(): Promise<void> {
  const app = createAppContext({ firstView: readFirstView(''), isServer: true, routes, baseUrl: '' });
  await loadErrorPage();
  await Promise.all(
    Object.keys(locales).flatMap((locale) => (['start', 'rest', 'more'] as const).map((part) => app.loadMessages(locale as Locale, part))),
  );
}

/** The status of a document that shows an error; no answer from the API within the process is a fault of ours. */
const documentStatus = (error: unknown): number => errorStatus(error) || 500;

/** What the browser continues from. Errors travel as their statuses only. */
function hydrationScript(app: AppContext, context: StaticHandlerContext, locale: Locale, cookies: string): string {
  const payload: HydrationPayload = {
    firstView: app.firstView,
    session: app.store.get(sessionAtom),
    sessionMark: sessionMark(cookies),
    // The settings travel with the router's data, for guests' screens have no query cache.
    queries: dehydrate(queryClientOf(app), {
      shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && query.queryKey[1] !== '/settings',
    }),
    router: { loaderData: context.loaderData },
    errors: Object.fromEntries(Object.entries(context.errors ?? {}).map(([route, error]) => [route, { status: documentStatus(error) }])),
  };
  return `window.__foyer=${toInlineJson(payload)};${earlyInputScript};${startGuardScript(app.messages(locale), locale)}`;
}

function firstFonts(theme: Schemas['Theme'] | null, locale: Locale, cookies: string): RenderedFonts {
  const pair = theme?.font_pair ?? 'humanist';
  // The time zone is remembered once a page is hydrated, which has its fonts by then.
  return { pair, urls: fontUrls(pair, locales[locale].tag), known: readCookie(cookies, 'tz') !== undefined };
}

/** Whether the loader of the shown route says so; nothing is indexable of itself. */
function isIndexable({ loaderData, matches, statusCode }: StaticHandlerContext): boolean {
  const data = loaderData[matches.at(-1)?.route.id ?? ''] as Partial<IndexableData> | null | undefined;
  return statusCode === 200 && data?.indexable === true;
}

/** Renders the first view of an address. */
async function render({ url, cookies, origin, fetch, cookiesSet, nonce, signal, onError }: RenderInput): Promise<RenderResult> {
  const app = createAppContext({
    firstView: readFirstView(cookies),
    isServer: true,
    routes,
    baseUrl: new URL('/api/v2', url).href,
    fetch,
  });
  const requestContext = new RouterContextProvider();
  requestContext.set(appContextKey, app);
  const context = await handler.query(new Request(url, { signal, headers: { ...origin, cookie: cookies } }), { requestContext });
  if (context instanceof Response) {
    return { type: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const errors = Object.values(context.errors ?? {});
  errors.filter((error) => documentStatus(error) >= 500).forEach(onError);

  const { settings } = (context.loaderData['language'] as ShellData | undefined) ?? {};
  const theme = settings?.theme ?? null;
  // Only those of the table have one, and they are the innermost.
  const handle = (context.matches.at(-1)?.route.handle ?? {}) as Partial<RouteEntry>;
  const services = (settings?.signup_configuration.social.length ?? 0) > 0;
  const { lang } = context.matches[0]?.params ?? {};
  const missing = errors.length > 0 && documentStatus(errors[0]) === 404 && handle.missing;
  if (missing && isLocale(lang)) return { type: 'redirect', status: 302, location: localePath(lang, missing) };

  const locale = isLocale(lang) ? lang : app.firstView.selectedLanguage;
  const router = createStaticRouter(handler.dataRoutes, context);
  const stream = await new Promise<{ pipe: (target: Writable) => void }>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <AppRoot app={app}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </AppRoot>,
      {
        nonce,
        bootstrapScriptContent: hydrationScript(app, context, locale, [...cookiesSet].reverse().concat(cookies).join('; ')),
        // Whatever is ready goes out in place: no boundary is held back to be swapped in by a script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        // Modules whose code a new server has not read yet would be sent as skeletons, and the page would jump when a script swaps them.
        onAllReady: () => resolve({ pipe }),
        onShellError: reject,
        onError,
      },
    );
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });

  const modules = [...app.shownModules].map(moduleSource);
  return {
    type: 'document',
    status: errors.length > 0 ? documentStatus(errors[0]) : (handle.status ?? context.statusCode),
    locale,
    indexable: errors.length === 0 && isIndexable(context),
    look: { theme, scheme: app.firstView.theme },
    fonts: firstFonts(theme, locale, cookies),
    sources: [
      ...messagePartsOf(handle).map((part) => `virtual:messages/${part}/${locale}`),
      ...(handle.path === undefined ? [] : routeFiles(handle.path, { bare: handle.bare === true, services })),
      ...(errors.length > 0 ? ['src/router/error-page.tsx'] : []),
      ...modules.slice(0, modulesAtOnce),
    ],
    // Where the code does not arrive, the page that says so is in the first view's script (start/start-guard-script.tsx).
    laterSources: [...modules.slice(modulesAtOnce), 'src/router/error-page.tsx'],
    pipe: stream.pipe,
  };
}

/** The portal for the server. */
export const renderer: PortalRenderer = { prepare, render };
