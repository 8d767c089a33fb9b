import type { Schemas } from '@foyer/api';
import { oneLine } from '@foyer/html';
import { localeKeys } from '@foyer/locales';

/** A title on one line; languages without a word left out. */
export const cleanTitle = (title: Schemas['StudioTitle']): Schemas['StudioTitle'] =>
  Object.fromEntries(
    localeKeys.flatMap((locale) => {
      const words = oneLine(title[locale] ?? '');
      return words ? [[locale, words]] : [];
    }),
  );
