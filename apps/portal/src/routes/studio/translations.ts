import { isLocale, type Locale } from '@foyer/i18n';

/** A text by language. */
export type TextByLanguage = Readonly<Partial<Record<Locale, unknown>>>;

/** How far something is written in a language. */
export interface Translation {
  /** So many texts are. */
  written: number;
  /** So many are written in another language and not in this one. */
  missing: number;
}

const isWritten = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';

/** How far texts are written in a language. */
export function translationOf(texts: readonly TextByLanguage[], locale: Locale): Translation {
  const written = texts.filter((text) => isWritten(text[locale])).length;
  return { written, missing: texts.filter((text) => Object.values(text).some(isWritten)).length - written };
}

/** Whether a value is a text by language: an object whose names are languages. */
export function isTextByLanguage(value: object): value is TextByLanguage {
  const names = Object.keys(value);
  return names.length > 0 && names.every(isLocale);
}

/** Every text by language within a value, in its order. */
export function* textsWithin(value: unknown): Generator<TextByLanguage> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && isTextByLanguage(value)) yield value;
  else for (const one of Object.values(value)) yield* textsWithin(one);
}
