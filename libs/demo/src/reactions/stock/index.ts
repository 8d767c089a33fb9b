import type { Locale } from '@foyer/server/seed';
import { english } from './english.ts';
import { german } from './german.ts';
import { arabic, dutch } from './others.ts';
import { french, italian } from './romance.ts';
import type { CommentStock } from './stock.ts';

/** What people write, by the language they write in. */
export const stocks: Record<Locale, CommentStock> = {
  de_DE: german,
  en_GB: english,
  fr_FR: french,
  it_IT: italian,
  nl_NL: dutch,
  ar: arabic,
};
