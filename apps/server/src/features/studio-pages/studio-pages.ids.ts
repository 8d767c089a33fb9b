import { localize } from '../../platform/db/localized.ts';
import type { Locale, LocalizedText } from '../../platform/db/types.ts';

const mostCharacters = 48;
const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', å: 'a', œ: 'oe', ł: 'l' };

/** What a page's address is made of, from its title; `page` where the title has no letters of ours. */
export function idOfTitle(title: LocalizedText, locale: Locale): string {
  const plain = localize(title, locale)
    .text.toLowerCase()
    .replace(/[äöüßæøåœł]/g, (letter) => letters[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  let id = '';
  for (const word of words) {
    const longer = id === '' ? word.slice(0, mostCharacters) : `${id}-${word}`;
    if (longer.length > mostCharacters) break;
    id = longer;
  }
  return id || 'page';
}

/** The first of `benefits`, `benefits-2`, `benefits-3` … that is free. */
export function firstFree(id: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? id : `${id}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
