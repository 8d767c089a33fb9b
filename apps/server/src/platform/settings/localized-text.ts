import { z } from 'zod';
import type { Locale } from '../db/types.ts';
import { localeTags } from '../http/locale.ts';

/** Every language, for schemas. */
export const locales = Object.keys(localeTags) as [Locale, ...Locale[]];

/** One of the languages. */
export const locale = z.enum(locales);

/** A text in at least one language. */
export const localizedText = z
  .partialRecord(locale, z.string().max(4000))
  .refine((text) => Object.values(text).some(Boolean), 'holds no text in any language');
