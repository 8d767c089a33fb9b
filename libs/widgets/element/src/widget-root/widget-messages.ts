import { type Api, createApi } from '@foyer/api';
import { type FormOfAddress, type Locale, wordingOf } from '@foyer/i18n';
import { loadMessages, type Messages } from '@foyer/i18n/messages';

/** How the customer's portal addresses its readers; formally where it does not say. */
const askForm = (api: Api): Promise<FormOfAddress> =>
  api.client.GET('/settings', { params: { query: { locale: api.locale } } }).then(
    ({ data }) => data?.form_of_address ?? 'formal',
    () => 'formal',
  );

async function load(server: string, locale: Locale): Promise<Messages> {
  const informal = wordingOf(locale, 'informal');
  // Most languages know one form, and most customers say Sie: their texts wait for nothing.
  if (informal === locale) return loadMessages(locale);
  const [form, formal] = await Promise.all([askForm(createApi({ baseUrl: server, locale })), loadMessages(locale)]);
  return form === 'informal' ? loadMessages(informal) : formal;
}

const loaded = new Map<string, Promise<Messages>>();

/** What widgets of a server say in one language, in its customer's form of address; the same promise for all of them. */
export function messagesOf(server: string, locale: Locale): Promise<Messages> {
  const key = `${locale} ${server}`;
  const promise = loaded.get(key) ?? load(server, locale);
  loaded.set(key, promise);
  // A lost connection must not leave the language lost for as long as the page lives.
  promise.catch(() => loaded.delete(key));
  return promise;
}
