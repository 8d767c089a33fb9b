import type { Api, Schemas } from '@foyer/api';
import { type LoaderFunctionArgs, redirect, useRouteLoaderData } from 'react-router';
import { isLocale, type Locale } from '@foyer/i18n';
import type { Messages } from '@foyer/i18n/messages';
import { localePath } from '@foyer/links';
import { useAtomValue } from 'jotai';
import { type AppContext, appContextKey, loaderContext } from './app-context.ts';
import { loginPath } from '../links/redirects.ts';
import { endedSessionAtom, formOfAddressAtom, sessionAtom } from './state.ts';

/** What every screen needs, guests' ones included (access §1): the customer's settings, languages, legal pages and own words. */
export interface ShellData {
  settings: Schemas['Settings'];
  languages: Schemas['Language'][];
  legalPages: Schemas['LegalPage'][];
  /** By message id; they replace the portal's own. */
  words: Messages;
}

/** What the portal can do without where the server does not give it. */
const orElse = <T>(call: Promise<{ data?: T }>, instead: NoInfer<T>): Promise<T> =>
  call.then(
    ({ data }) => data ?? instead,
    () => instead,
  );

/**
 * Loads messages, settings, languages and session for a language. These few are the router's data and not the query cache's, so that the
 * screens of guests need no query library (docs/decisions/0003).
 */
export async function languageLoader(args: LoaderFunctionArgs): Promise<ShellData> {
  const { app, api, locale } = loaderContext(args);
  if (!isLocale(args.params.lang)) throw await toSelectedLanguage(args);
  const { changed } = settingsOfTab;
  const none: Schemas['Translations'] = { key: locale, label: '', messages: {} };
  const [settings, languages, legalPages, { messages }, , session] = await Promise.all([
    loadSettings(app, locale),
    loadLanguages(api),
    orElse(api.client.GET('/legal_pages', { params: { query: { locale } } }), []),
    orElse(api.client.GET('/languages/{locale}', { params: { path: { locale } } }), none),
    app.loadMessages(locale),
    loadSession(app),
  ]);
  // Only now: where it could not be read the next navigation tries again.
  settingsOfTab.read = changed;
  if (languages.length > 0 && !languages.some(({ key }) => key === locale)) {
    const chosen = languages.find(({ key }) => key === session.selected_language) ?? languages[0]!;
    throw toHome(chosen.key, args);
  }
  // The contract calls a message's parts objects; they are what the parser makes.
  return { settings, languages, legalPages, words: messages as unknown as Messages };
}

/** How often the customer's settings have changed while this tab is open, and at which of these changes they were read last. */
const settingsOfTab = { changed: 0, read: 0 };

/** Has the next run of `languageLoader` ask again for what it knows of the customer, which has changed. */
export const forgetShellData = (): void => void (settingsOfTab.changed += 1);

/** Whether `languageLoader` knows of the customer what has changed since. */
export const isShellDataOld = (): boolean => settingsOfTab.read < settingsOfTab.changed;

/** Asks once for what belongs to `of`, and again where that failed, or the settings have changed. */
function once<Of extends object, T>(load: (of: Of) => Promise<T>): (of: Of) => Promise<T> {
  const asked = new WeakMap<Of, { loading: Promise<T>; at: number }>();
  return (of) => {
    const known = asked.get(of);
    const at = settingsOfTab.changed;
    if (known?.at === at) return known.loading;
    const loading = load(of);
    asked.set(of, { loading, at });
    loading.catch(() => asked.get(of)?.loading === loading && asked.delete(of));
    return loading;
  };
}

const askSettings = once((api: Api) =>
  api.client.GET('/settings', { params: { query: { locale: api.locale } } }).then(({ data }) => data!),
);

/** The customer's settings in one language: asked of the server once per tab or request. */
export async function loadSettings(app: AppContext, locale: Locale): Promise<Schemas['Settings']> {
  if (app.firstSettings?.locale === locale && settingsOfTab.changed === 0) return app.firstSettings.settings;
  const settings = await askSettings(app.api(locale));
  // The server has all messages loaded. A tab has those of its document, and keeps to the form of address that they have.
  if (app.isServer) app.store.set(formOfAddressAtom, settings.form_of_address);
  return settings;
}

/** The customer's languages: asked of the server once per tab or request. */
export const loadLanguages = once((api: Api) => api.client.GET('/languages').then(({ data = [] }) => data));

const asking = new WeakMap<AppContext, Promise<Schemas['Session']>>();

async function askSession(app: AppContext): Promise<Schemas['Session']> {
  const { data } = await app.api(app.firstView.selectedLanguage).client.GET('/user/me');
  app.store.set(sessionAtom, data!);
  return data!;
}

/** The session's state: asked of the server once for all that wait for it, and again after a 401 has ended it. */
export async function loadSession(app: AppContext): Promise<Schemas['Session']> {
  const known = app.store.get(sessionAtom);
  if (known) return known;
  const running = asking.get(app) ?? askSession(app).finally(() => asking.delete(app));
  asking.set(app, running);
  return running;
}

/** The guard of members' routes: guests go to the login with the path to come back to (access §2). */
export async function memberLoader(args: LoaderFunctionArgs): Promise<null> {
  const { app, locale } = loaderContext(args);
  const session = await loadSession(app);
  if (session.status === 'anonymous') throw redirect(loginPath(locale, new URL(args.request.url)));
  return null;
}

/** Routes outside the languages lead to the visitor's language. */
export async function toSelectedLanguage(args: LoaderFunctionArgs): Promise<Response> {
  const session = await loadSession(args.context.get(appContextKey));
  return toHome(session.selected_language, args);
}

/** Home in another language; what the query of a home asked for, such as the result of a mail's link, is asked there as well. */
function toHome(locale: Locale, { request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(localePath(locale) + (pathname.split('/')[2] ? '' : search));
}

/** Settings and languages; below the language's route only. */
export function useShellData(): ShellData {
  return useRouteLoaderData<ShellData>('language')!;
}

/** Who is signed in, or was until they sign in again over the page; null for a guest. */
export function useUser(): Schemas['User'] | null {
  const [session, ended] = [useAtomValue(sessionAtom), useAtomValue(endedSessionAtom)];
  return session?.user ?? ended?.user ?? null;
}
