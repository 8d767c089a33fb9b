import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { readFileSync } from 'node:fs';
import { localeOfWording, localeTags, type Wording } from '@foyer/locales';

type Values = Readonly<Record<string, string | number>>;

const cache = createIntlCache();
const intls = new Map<Wording, IntlShape<string>>();

const read = (name: Wording) =>
  JSON.parse(readFileSync(new URL(`../../../lang/${name}.json`, import.meta.url), 'utf8')) as Record<string, string>;

function intlFor(wording: Wording): IntlShape<string> {
  const known = intls.get(wording);
  if (known) return known;
  const locale = localeOfWording(wording);
  // Informal texts are those alone that differ.
  const messages = { ...read(locale), ...read(wording) };
  // A text that lacks is caught by a test; at run time the reader gets the general wording instead of an error.
  const intl = createIntl<string>({ locale: localeTags[locale], defaultLocale: localeTags[locale], messages, onError: () => {} }, cache);
  intls.set(wording, intl);
  return intl;
}

/** Words a message of `lang/<locale>.json`; `fallback` is taken where the language has no such message. */
export function translate(wording: Wording, id: string, values: Values = {}, fallback?: string): string {
  const intl = intlFor(wording);
  const known = id in intl.messages || fallback === undefined ? id : fallback;
  return String(intl.formatMessage({ id: known }, values));
}

/** The ids of all messages, as every language has them. */
export const messageIds = (): string[] => Object.keys(intlFor('en_GB').messages);
