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
