import { type Api, createApi, type Schemas } from '@foyer/api';
import { defaultLocale, isLocale, type Locale, localeOfWording, type Wording, wordingOf } from '@foyer/i18n';
import { loadMessagePart, type MessagePart } from '@foyer/i18n/message-parts';
import type { Messages } from '@foyer/i18n/messages';
import { createStore } from 'jotai';
import { createContext, type RouteObject, type RouterContextProvider } from 'react-router';
import { endSession } from '../session/end-session.ts';
import type { SentQuery } from './sent-query.ts';
import type { SharedModules } from '../shared/shared-modules.ts';
import { noteRefusal } from '../session/note-refusal.ts';
import { formOfAddressAtom, type Theme, themeAtom } from './state.ts';

/** What the first view is made from; travels in the HTML so that server and browser agree. */
export interface FirstView {
  /** Milliseconds since the epoch on the server's clock; relative times of the first view count from here. */
  now: number;
  /** IANA name from the cookie `tz`. */
  timeZone: string;
  theme: Theme;
  /** The language of the cookie `language`, for routes that name none. */
  selectedLanguage: Locale;
}

/** Everything that belongs to one running portal: to one tab in the browser, to one request on the server. */
export interface AppContext {
  readonly firstView: FirstView;
  /** Client state that several components share (`state.ts`). */
  readonly store: ReturnType<typeof createStore>;
  readonly routes: RouteObject[];
  /** True while the server renders. */
  readonly isServer: boolean;
  /** Module types shown in this view; the server inlines their styles. */
  readonly shownModules: Set<string>;
  /** On the server, source files of what the view shows and browsers load late; their styles belong to the document. */
  readonly laterSources: Set<string>;
  /** On the server: what is rendered already of modules that all members see alike (`shared-modules.ts`). */
  shared?: SharedModules;
  /** The members' data of the server's first view; `queryClientOf` takes it over. */
  readonly sentQueries?: readonly SentQuery[];
  /** The settings of the server's first view, which no one asks for again. */
  readonly firstSettings?: { locale: Locale; settings: Schemas['Settings'] };
  api(locale: Locale): Api;
  /** Which texts of a language the customer's readers see. */
  wording(locale: Locale): Wording;
  /** Loaded messages; throws where the language's loader has not run. */
  messages(locale: Locale): Messages;
  /** Loads a part of a language's messages: the `start` for every screen, the `rest` for all but the login, `more` for rarer screens, `late` for what comes when idle. */
  loadMessages(locale: Locale, part?: MessagePart): Promise<void>;
  /** The language itself where its messages are loaded, otherwise one whose are: for the error page of a language that did not load. */
  speakable(locale: Locale): Locale;
}

interface AppOptions extends Pick<AppContext, 'firstView' | 'isServer' | 'routes' | 'shared' | 'sentQueries' | 'firstSettings'> {
  baseUrl: string;
  fetch?: (request: Request) => Promise<Response>;
  csrfToken?: () => string | undefined;
}

// Messages are the same for everyone, so the server keeps them between requests.
const loadedMessages = new Map<Wording, Messages>();
const loadedParts = new Map<string, Promise<void>>();

/** Loads a part of a language's messages, each once; one that failed is tried again. */
export function loadWording(wording: Wording, part: MessagePart): Promise<void> {
  const key = `${part}/${wording}`;
  const loading =
    loadedParts.get(key) ??
    loadMessagePart(wording, part).then((messages) => {
      // A new object, by which the provider notices.
      loadedMessages.set(wording, { ...loadedMessages.get(wording), ...messages });
    });
  loadedParts.set(key, loading);
  loading.catch(() => loadedParts.delete(key));
  return loading;
}

/** Makes the context of one tab or one request. */
export function createAppContext({ baseUrl, fetch, csrfToken, ...options }: AppOptions): AppContext {
  const apis = new Map<Locale, Api>();
  const store = createStore();
  store.set(themeAtom, options.firstView.theme);
  store.set(formOfAddressAtom, options.firstSettings?.settings.form_of_address ?? 'formal');
  const wording = (locale: Locale) => wordingOf(locale, store.get(formOfAddressAtom));
  const onError = options.isServer ? undefined : noteRefusal(() => endSession(store));
  return {
    ...options,
    store,
    shownModules: new Set(),
    laterSources: new Set(),
    api(locale) {
      const api = apis.get(locale) ?? createApi({ baseUrl, fetch, csrfToken, locale, onError });
      apis.set(locale, api);
      return api;
    },
    wording,
    messages(locale) {
      const messages = loadedMessages.get(wording(locale));
      if (!messages) throw new Error(`The messages of ${locale} are not loaded.`);
      return messages;
    },
    loadMessages: (locale, part = 'start') => loadWording(wording(locale), part),
    speakable: (locale) => (loadedMessages.has(wording(locale)) ? locale : localeOfWording([...loadedMessages.keys()][0]!)),
  };
}

/** Hands the app context to route loaders. */
export const appContextKey = createContext<AppContext>();

/** What a loader gets from its arguments: the app, the route's language and its client. */
export function loaderContext({ context, params }: { context: Readonly<RouterContextProvider>; params: { lang?: string } }) {
  const app = context.get(appContextKey);
  const locale = isLocale(params.lang) ? params.lang : defaultLocale;
  return { app, locale, api: app.api(locale) };
}
