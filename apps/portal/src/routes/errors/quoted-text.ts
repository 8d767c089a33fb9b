import { leadsElsewhere } from './leads-elsewhere.ts';

const limits = { title: 80, text: 300 };

/** Invisible characters: controls, and those that turn the direction of what follows. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Text on one line, without invisible characters, cut to its limit and never through a character. */
function tidy(text: string, limit: number): string {
  const characters = [...text.replace(invisible, ' ').replace(/\s+/g, ' ').trim()];
  if (characters.length <= limit) return characters.join('');
  const kept = characters.slice(0, limit - 1).join('');
  return `${kept.trimEnd()}…`;
}

/** As much of a text as can be shown, or a little more: the rest is not looked at. */
const part = (text: string | null, limit: number): string => (text ?? '').slice(0, 2 * limit + 2).toWellFormed();

/** Title and text of the error page's address; null where there is nothing to show. */
export interface QuotedTexts {
  title: string | null;
  text: string | null;
}

/**
 * Texts that came with an address, made harmless. Both are left out where one of them, or the two read together, leads the reader to another place: an
 * address, a mailbox, a telephone number.
 */
export function quotedTexts(given: QuotedTexts): QuotedTexts {
  const title = part(given.title, limits.title);
  const text = part(given.text, limits.text);
  if (leadsElsewhere(`${title} ${text}`)) return { title: null, text: null };
  return { title: tidy(title, limits.title) || null, text: tidy(text, limits.text) || null };
}
