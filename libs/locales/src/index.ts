export { defaultLocale, isLocale, languageName, type Locale, localeKeys, locales, localeTags } from './locales.ts';
export { negotiateLocale } from './negotiate.ts';
export { type FormOfAddress, formsOfAddress, localeOfWording, type Wording, wordingOf } from './wordings.ts';
