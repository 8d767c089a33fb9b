import { type Locale, locales } from '@foyer/locales';

export {
  defaultLocale,
  type FormOfAddress,
  isLocale,
  type Locale,
  locales,
  localeOfWording,
  type Wording,
  wordingOf,
} from '@foyer/locales';

/** The attributes of an element whose text is written in a language. */
export const textLanguage = (locale: Locale) => ({ lang: locales[locale].tag, dir: locales[locale].direction });
