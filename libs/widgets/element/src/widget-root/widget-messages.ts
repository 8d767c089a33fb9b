import { type Api, createApi } from '@foyer/api';
import { type FormOfAddress, type Locale, type Wording, wordingOf } from '@foyer/i18n';
import type { Messages } from '@foyer/i18n/messages';

/** Loads what a widget says in one language. */
export type LoadMessages = (wording: Wording) => Promise<Messages>;

/** How the customer's portal addresses its readers; formally where it does not say. */
const askForm = (api: Api): Promise<FormOfAddress> =>
  api.client.GET('/settings', { params: { query: { locale: api.locale } } }).then(
    ({ data }) => data?.form_of_address ?? 'formal',
    () => 'formal',
  );

/** Whom a widget speaks to: readers of a customer, whose form of address the website's answer says, or the portal's settings. */
export interface Speech {
  server: string;
  locale: Locale;
  form: FormOfAddress | undefined;
}

async function load({ server, locale, form }: Speech, messages: LoadMessages): Promise<Messages> {
  const informal = wordingOf(locale, 'informal');
  // Most languages know one form, and most customers say Sie: their texts wait for nothing.
  if (informal === locale || form === 'formal') return messages(locale);
  if (form === 'informal') return messages(informal);
  const [asked, formal] = await Promise.all([askForm(createApi({ baseUrl: server, locale })), messages(locale)]);
  return asked === 'informal' ? messages(informal) : formal;
}

const loaded = new WeakMap<LoadMessages, Map<string, Promise<Messages>>>();

/** What a widget says in one language, in its customer's form of address; the same promise for all of its kind. */
export function messagesOf(speech: Speech, messages: LoadMessages): Promise<Messages> {
  const all = loaded.get(messages) ?? new Map<string, Promise<Messages>>();
  loaded.set(messages, all);
  const key = `${speech.locale} ${speech.form ?? speech.server}`;
  const promise = all.get(key) ?? load(speech, messages);
  all.set(key, promise);
  // A lost connection must not leave the language lost for as long as the page lives.
  promise.catch(() => all.delete(key));
  return promise;
}
