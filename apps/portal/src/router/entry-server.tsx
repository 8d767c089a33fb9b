import type { PortalRenderer, RenderInput, RenderResult } from '@foyer/api';
import { type FormOfAddress, isLocale, type Locale, locales, wordingOf } from '@foyer/i18n';
import { createStaticRouter, RouterContextProvider, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { appContextKey, createAppContext, loadWording } from '../host/app/app-context.ts';
import type { ShellData } from '../host/app/shell-data.ts';
import type { IndexableData } from '../host/links/route-handle.ts';
import { moduleSource } from '../host/modules/module-source.ts';
import { modulesAtOnce } from '../host/modules/modules-at-once.ts';
import { AppRoot } from './app-root.tsx';
import { certainHead, headOf } from './first-view/certain-head.ts';
import { scriptPlace } from './first-view/filled-in.ts';
import { documentStatus, hydrationScript } from './first-view/hydration-script.ts';
import { readFirstView } from './first-view/read-first-view.ts';
import { renderFailure } from './first-view/render-failure.tsx';
import { renderToText } from './first-view/render-to-text.ts';
import { shareModules } from './first-view/share-modules.tsx';
import { handlerOf } from './first-view/static-handlers.ts';
import { loadErrorPage } from './page-error.tsx';
import type { RouteEntry } from './route-entry.ts';
import { routes } from './routes.tsx';

const forms: readonly FormOfAddress[] = ['formal', 'informal'];

/** Loads the error page and the messages of every language, so that each request renders with text at once. Those of the studio come with its first screen: few processes ever show one. */
async function prepare(): Promise<void> {
  await loadErrorPage();
  const wordings = (Object.keys(locales) as Locale[]).flatMap((locale) => forms.map((form) => wordingOf(locale, form)));
  await Promise.all(wordings.flatMap((wording) => (['start', 'rest', 'more', 'late'] as const).map((part) => loadWording(wording, part))));
}

const errorPageSource = 'src/router/error-page.tsx';
/** What the error page shows in its own place (`error-page.tsx`) is of another file. */
const errorSources = (status: number): string[] => [
  errorPageSource,
  ...(status === 403 || status === 404 ? ['src/routes/errors/errors.ts'] : []),
];

/** Whether the loader of the shown route says so; nothing is indexable of itself. */
function isIndexable({ loaderData, matches, statusCode }: StaticHandlerContext): boolean {
  const data = loaderData[matches.at(-1)?.route.id ?? ''] as Partial<IndexableData> | null | undefined;
  return statusCode === 200 && data?.indexable === true;
}

/** Renders the first view of an address. */
async function render({ url, cookies, origin, fetch, cookiesSet, nonce, signal, onError, onCertain }: RenderInput): Promise<RenderResult> {
  const app = createAppContext({
    firstView: readFirstView(cookies),
    isServer: true,
    routes,
    baseUrl: new URL('/api/v2', url).href,
    fetch,
  });
  const certain = await certainHead(app, new URL(url), cookies);
  // Awaited, for it is compressed beside this thread and would wait for the rendering to pause before it leaves.
  if (certain) await onCertain?.(certain);
  const requestContext = new RouterContextProvider();
  requestContext.set(appContextKey, app);
  const handler = handlerOf(new URL(url).pathname);
  const context = await handler.query(new Request(url, { signal, headers: { ...origin, cookie: cookies } }), { requestContext });
  if (context instanceof Response) {
    return { type: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const errors = Object.values(context.errors ?? {});
  errors.filter((error) => documentStatus(error) >= 500).forEach(onError);

  const { settings } = (context.loaderData['language'] as ShellData | undefined) ?? {};
  // Only those of the table have one, and they are the innermost.
  const handle = (context.matches.at(-1)?.route.handle ?? {}) as Partial<RouteEntry>;
  const { lang } = context.matches[0]?.params ?? {};
  const status = errors.length > 0 ? documentStatus(errors[0]) : (handle.status ?? context.statusCode);
  const locale = isLocale(lang) ? lang : app.firstView.selectedLanguage;
  const router = createStaticRouter(handler.dataRoutes, context);
  const sharing = shareModules(app, handler.dataRoutes, context);
  const html = await renderToText(
    <AppRoot app={app}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppRoot>,
    {
      nonce,
      bootstrapScriptContent: scriptPlace,
      signal,
      onError,
    },
  );

  const script = hydrationScript(app, context, locale, [...cookiesSet].reverse().concat(cookies).join('; '));
  // Once this one is on its way.
  setImmediate(() => void sharing.makeMissing());
  const modules = [...app.shownModules].map(moduleSource);
  const head = headOf(app, settings, locale, handle, cookies);
  return {
    ...head,
    type: 'document',
    status,
    indexable: errors.length === 0 && isIndexable(context),
    sources: [...head.sources, ...(errors.length > 0 ? errorSources(status) : []), ...modules.slice(0, modulesAtOnce)],
    // Where the code does not arrive, the page that says so is in the first view's script (start/start-guard-script.tsx).
    laterSources: [...app.laterSources, ...modules.slice(modulesAtOnce), errorPageSource],
    ...sharing.fillIn(html, script),
  };
}

/** The portal for the server. */
export const renderer: PortalRenderer = { prepare, render, renderFailure };
