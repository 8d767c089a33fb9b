import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { readFileSync } from 'node:fs';
import type { Locale } from '../db/types.ts';
import { localeTags } from '@foyer/locales';

type Values = Readonly<Record<string, string | number>>;

const cache = createIntlCache();
const intls = new Map<Locale, IntlShape<string>>();

function intlFor(locale: Locale): IntlShape<string> {
  const known = intls.get(locale);
  if (known) return known;
  const messages = JSON.parse(readFileSync(new URL(`../../../lang/${locale}.json`, import.meta.url), 'utf8')) as Record<string, string>;
  // A text that lacks is caught by a test; at run time the reader gets the general wording instead of an error.
  const intl = createIntl<string>({ locale: localeTags[locale], defaultLocale: localeTags[locale], messages, onError: () => {} }, cache);
  intls.set(locale, intl);
  return intl;
}

/** Words a message of `lang/<locale>.json`; `fallback` is taken where the language has no such message. */
export function translate(locale: Locale, id: string, values: Values = {}, fallback?: string): string {
  const intl = intlFor(locale);
  const known = id in intl.messages || fallback === undefined ? id : fallback;
  return String(intl.formatMessage({ id: known }, values));
}

/** The ids of all messages, as every language has them. */
export const messageIds = (): string[] => Object.keys(intlFor('en_GB').messages);
