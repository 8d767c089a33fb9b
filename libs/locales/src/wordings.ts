import type { Locale } from './locales.ts';

/** How a customer's portal addresses its readers: "Sie" or "du". */
export const formsOfAddress = ['formal', 'informal'] as const;

/** One of them (`Settings.form_of_address` in the contract). */
export type FormOfAddress = (typeof formsOfAddress)[number];

/** The texts of a language: for languages that know both forms of address, those of one form. A language's own name means its formal ones. */
export type Wording = Locale | 'de_DE.informal';

/** Which texts a customer's readers see in a language. */
export const wordingOf = (locale: Locale, form: FormOfAddress): Wording =>
  locale === 'de_DE' && form === 'informal' ? 'de_DE.informal' : locale;

/** The language that texts are written in. */
export const localeOfWording = (wording: Wording): Locale => wording.split('.')[0] as Locale;
