import { localize } from '../../platform/db/localized.ts';
import type { Locale, LocalizedText } from '../../platform/db/types.ts';

const mostCharacters = 48;
const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', å: 'a', œ: 'oe', ł: 'l' };

/** What a page's address is made of, from its title; `page` where the title has no letters of ours. */
export function idOfTitle(title: LocalizedText, locale: Locale): string {
  const words = localize(title, locale)
    .text.toLowerCase()
    .replace(/[äöüßæøåœł]/g, (letter) => letters[letter]!)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, (other) => (/^\p{M}+$/u.test(other) ? '' : '-'))
    .replace(/^-+|-+$/g, '')
    .slice(0, mostCharacters)
    .replace(/-+$/, '');
  return words || 'page';
}

/** The first of `benefits`, `benefits-2`, `benefits-3` … that is free. */
export function firstFree(id: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? id : `${id}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
