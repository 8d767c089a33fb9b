import { type Locale, locales } from '@foyer/locales';

export { defaultLocale, isLocale, type Locale, locales } from '@foyer/locales';

/** The attributes of an element whose text is written in a language. */
export const textLanguage = (locale: Locale) => ({ lang: locales[locale].tag, dir: locales[locale].direction });
