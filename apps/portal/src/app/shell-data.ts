import type { Api, Schemas } from '@foyer/api';
import { type LoaderFunctionArgs, redirect, useRouteLoaderData } from 'react-router';
import { isLocale, type Locale, localePath } from '@foyer/i18n';
import { useAtomValue } from 'jotai';
import { type AppContext, appContextKey, loaderContext } from './app-context.ts';
import { loginPath } from './redirects.ts';
import { sessionAtom } from './state.ts';

/** What every screen needs, guests' ones included (access §1): the customer's settings and languages. */
export interface ShellData {
  settings: Schemas['Settings'];
  languages: Schemas['Language'][];
}

/**
 * Loads messages, settings, languages and session for a language. These few are the router's data and not the query cache's, so that the
 * screens of guests need no query library (docs/decisions/0003).
 */
export async function languageLoader(args: LoaderFunctionArgs): Promise<ShellData> {
  const { app, api, locale } = loaderContext(args);
  if (!isLocale(args.params.lang)) throw await toSelectedLanguage(args);
  const [settings, languages] = await Promise.all([
    loadSettings(app, locale),
    api.client.GET('/languages'),
    app.loadMessages(locale),
    loadSession(app),
  ]);
  return { settings, languages: languages.data! };
}

const settingsOf = new WeakMap<Api, Promise<Schemas['Settings']>>();

/** The customer's settings in one language: asked of the server once per tab or request. */
export function loadSettings(app: AppContext, locale: Locale): Promise<Schemas['Settings']> {
  const api = app.api(locale);
  const known = settingsOf.get(api);
  if (known) return known;
  const loading = api.client.GET('/settings', { params: { query: { locale } } }).then(({ data }) => data!);
  settingsOf.set(api, loading);
  loading.catch(() => settingsOf.delete(api));
  return loading;
}

/** The session's state: asked of the server once, and again after a 401 has ended it. */
export async function loadSession(app: AppContext): Promise<Schemas['Session']> {
  const known = app.store.get(sessionAtom);
  if (known) return known;
  const { data } = await app.api(app.firstView.selectedLanguage).client.GET('/user/me');
  app.store.set(sessionAtom, data!);
  return data!;
}

/** The guard of members' routes: guests go to the login with the path to come back to (access §2). */
export async function memberLoader(args: LoaderFunctionArgs): Promise<null> {
  const { app, locale } = loaderContext(args);
  const session = await loadSession(app);
  if (session.status === 'anonymous') throw redirect(loginPath(locale, new URL(args.request.url)));
  return null;
}

/** Routes outside the languages lead to the visitor's language. */
export async function toSelectedLanguage({ context }: LoaderFunctionArgs): Promise<Response> {
  const session = await loadSession(context.get(appContextKey));
  return redirect(localePath(session.selected_language));
}

/** Settings and languages; below the language's route only. */
export function useShellData(): ShellData {
  return useRouteLoaderData<ShellData>('language')!;
}

/** Who is signed in; null for a guest. */
export function useUser(): Schemas['User'] | null {
  return useAtomValue(sessionAtom)?.user ?? null;
}
