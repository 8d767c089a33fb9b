import { textOfHtml } from '@foyer/html';
import type { LocalizedText } from '../../platform/db/types.ts';

/** A text changed in every language it is written in. */
export const mapLocalized = (text: LocalizedText, change: (text: string) => string): LocalizedText =>
  Object.fromEntries(Object.entries(text).map(([locale, words]) => [locale, change(words)]));

/** The words of HTML, without what marks quotes in plain text. */
export const wordsOfHtml = (html: string): string => textOfHtml(html).replace(/^(?:> ?)+/gm, '');

/** The ids of what was found. */
export const idsOf = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id);
