import type { FastifyRequest } from 'fastify';
import type { Locale } from '../db/types.ts';

/** Every language of the portal and the BCP 47 tag `Intl` takes. */
export const localeTags = {
  de_DE: 'de-DE',
  en_GB: 'en-GB',
  fr_FR: 'fr-FR',
  it_IT: 'it-IT',
  nl_NL: 'nl-NL',
  ar: 'ar',
} as const satisfies Record<Locale, string>;

/** The language where nothing else is chosen. */
export const defaultLocale: Locale = 'de_DE';

/** The name of a language in the reader's own: "Französisch". */
export const languageName = (language: Locale, locale: Locale): string =>
  new Intl.DisplayNames(localeTags[locale], { type: 'language' }).of(localeTags[language].slice(0, 2)) ?? language;

export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && Object.hasOwn(localeTags, value);

const byLanguage = new Map(Object.keys(localeTags).map((locale) => [locale.slice(0, 2), locale as Locale]));

/** The first language of an `Accept-Language` header that Foyer speaks, in the order of its weights. */
export function negotiateLocale(header: string | undefined): Locale | undefined {
  if (!header) return undefined;
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
      return { language: tag.trim().slice(0, 2).toLowerCase(), length: tag.trim().split('-')[0]!.length, weight: Number(weight ?? 1) };
    })
    .filter(({ length, weight }) => length === 2 && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => byLanguage.get(language))
    .find((locale) => locale !== undefined);
}

/** The language of a request's answer: the query's `locale`, else `Accept-Language`, else the member's own, else German. */
export function localeOf(request: FastifyRequest, me?: { language: Locale } | null): Locale {
  const asked = (request.query as Record<string, unknown> | undefined)?.['locale'];
  if (isLocale(asked)) return asked;
  return negotiateLocale(request.headers['accept-language']) ?? me?.language ?? defaultLocale;
}
