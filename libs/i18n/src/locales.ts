/** A language of the portal as it is in every route (`Locale` in the contract). */
export type Locale = 'de_DE' | 'en_GB' | 'fr_FR' | 'it_IT' | 'nl_NL' | 'ar';

interface LocaleInfo {
  /** The language's own name. */
  label: string;
  /** The BCP 47 tag, for `lang`, `hreflang` and `Intl`. */
  tag: string;
  direction: 'ltr' | 'rtl';
}

/** Every language Foyer speaks. A customer may offer fewer (`GET languages`). */
export const locales = {
  de_DE: { label: 'Deutsch', tag: 'de-DE', direction: 'ltr' },
  en_GB: { label: 'English', tag: 'en-GB', direction: 'ltr' },
  fr_FR: { label: 'Français', tag: 'fr-FR', direction: 'ltr' },
  it_IT: { label: 'Italiano', tag: 'it-IT', direction: 'ltr' },
  nl_NL: { label: 'Nederlands', tag: 'nl-NL', direction: 'ltr' },
  ar: { label: 'العربية', tag: 'ar', direction: 'rtl' },
} as const satisfies Record<Locale, LocaleInfo>;

/** The language where nothing else is chosen (access §9). */
export const defaultLocale: Locale = 'de_DE';

/** Returns whether a route segment or cookie names one of our languages. */
export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && Object.hasOwn(locales, value);

/** The attributes of an element whose text is written in a language. */
export const textLanguage = (locale: Locale) => ({ lang: locales[locale].tag, dir: locales[locale].direction });
