import type { Locale } from '@foyer/i18n';
import { readText } from '../form/localized-text.ts';
import type { Placed } from './page-content.ts';

const maxWords = 80;

/** What a module is about: its title, or the first words in it; empty where there are none. */
export function titleOfModule({ title, config }: Placed, locale: Locale): string {
  const own = readText(title, locale);
  if (own.text || own.standIn) return own.text || own.standIn;
  const first = ([config['blocks'], config['entries']].flat() as ({ html?: unknown; title?: unknown } | undefined)[]).find(Boolean);
  const { text, standIn } = readText(first?.html ?? first?.title, locale);
  const words = (text || standIn).replaceAll(/<[^<>]*>/g, ' ').trim();
  return words.length > maxWords ? `${words.slice(0, maxWords)}…` : words;
}
