import { type Locale, localeTags } from './locales.ts';

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
