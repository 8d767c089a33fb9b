/** A language of the portal as it is in every route (`Locale` in the contract). */
export type Locale = 'de_DE' | 'en_GB' | 'fr_FR' | 'it_IT' | 'nl_NL' | 'ar';

/** The BCP 47 tag of every language, for `lang`, `hreflang` and `Intl`. */
export const localeTags = {
  de_DE: 'de-DE',
  en_GB: 'en-GB',
  fr_FR: 'fr-FR',
  it_IT: 'it-IT',
  nl_NL: 'nl-NL',
  ar: 'ar',
} as const satisfies Record<Locale, string>;

interface LocaleInfo {
  /** The language's own name. */
  label: string;
  tag: string;
  direction: 'ltr' | 'rtl';
}

/** Every language Foyer speaks. A customer may offer fewer (`GET languages`). */
export const locales = {
  de_DE: { label: 'Deutsch', tag: localeTags.de_DE, direction: 'ltr' },
  en_GB: { label: 'English', tag: localeTags.en_GB, direction: 'ltr' },
  fr_FR: { label: 'Français', tag: localeTags.fr_FR, direction: 'ltr' },
  it_IT: { label: 'Italiano', tag: localeTags.it_IT, direction: 'ltr' },
  nl_NL: { label: 'Nederlands', tag: localeTags.nl_NL, direction: 'ltr' },
  ar: { label: 'العربية', tag: localeTags.ar, direction: 'rtl' },
} as const satisfies Record<Locale, LocaleInfo>;

/** Every language, for schemas and lists. */
export const localeKeys = Object.keys(locales) as [Locale, ...Locale[]];

/** The language where nothing else is chosen (access §9). */
export const defaultLocale: Locale = 'de_DE';

/** Whether a route segment, a cookie or a setting names one of the languages. */
export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && Object.hasOwn(locales, value);

/** The name of a language in the reader's own: "Französisch". */
export const languageName = (language: Locale, locale: Locale): string =>
  new Intl.DisplayNames(localeTags[locale], { type: 'language' }).of(localeTags[language].slice(0, 2)) ?? language;
