import type { Options } from 'csv-stringify';
import type { Locale } from '../db/types.ts';

/**
 * How CSV files for spreadsheets are written: UTF-8 with a byte order mark, and no cell that could be taken for a formula. Spreadsheets of languages with
 * a decimal comma part cells by semicolons.
 */
export const csvFormat = (locale: Locale): Options => ({
  delimiter: locale === 'en_GB' || locale === 'ar' ? ',' : ';',
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
});

/** A file's name made of a title: without what names of files must not hold, and not endless. */
export const csvFileName = (title: string): string =>
  `${[...title.replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')].slice(0, 100).join('').trim()}.csv`;
