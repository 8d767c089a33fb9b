export { defaultLocale, isLocale, languageName, type Locale, locales, localeTags } from './locales.ts';
export { negotiateLocale } from './negotiate.ts';
