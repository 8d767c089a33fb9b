import { localeKeys } from '@foyer/locales';
import { z } from 'zod';

/** One of the languages. */
export const locale = z.enum(localeKeys);

/** A text in at least one language. */
export const localizedText = z
  .partialRecord(locale, z.string().max(4000))
  .refine((text) => Object.values(text).some(Boolean), { error: 'holds no text in any language', params: { code: 'required' } })
  .meta({ 'x-field': 'localized' });
