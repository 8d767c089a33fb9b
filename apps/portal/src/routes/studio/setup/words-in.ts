import type { Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';

/** The words that a reader of a language gets. */
export const wordsIn = (title: Schemas['StudioTitle'], locale: Locale): string =>
  [title[locale], title.en_GB, title.de_DE, ...Object.values(title)].map((words) => words?.trim()).find(Boolean) ?? '';
