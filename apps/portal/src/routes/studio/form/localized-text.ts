import { type Locale, locales } from '@foyer/i18n';
import type { FormContext } from './form-context.ts';
import { asObject, asText } from './schema.ts';

/** What readers of a language are given where theirs is missing: English, else German, else another. */
const order = ['en_GB', 'de_DE', ...Object.keys(locales)] as Locale[];

/** A text by language: in one of them, or what stands in for it. */
export function readText(value: unknown, locale: Locale): { text: string; standIn: string } {
  const texts = asObject(value);
  const text = asText(texts[locale]);
  const other = order.map((each) => asText(texts[each])).find((each) => each.trim() !== '');
  return { text, standIn: text.trim() ? '' : (other ?? '') };
}

/** The text with that of a language changed; an empty one is taken away. */
export function writeText(now: unknown, locale: Locale, text: string): Record<string, unknown> {
  const { [locale]: _before, ...others } = asObject(now);
  return text === '' ? others : { ...asObject(now), [locale]: text };
}

/** What is wrong with a text in the language that is written, or in another one, which is then named. */
export function faultOfText({ faults, languages, locale }: Pick<FormContext, 'faults' | 'languages' | 'locale'>, path: string) {
  const own = faults.find(({ field }) => field === path || field === `${path}.${locale}`);
  if (own) return own.message;
  const other = faults.find(({ field }) => field.startsWith(`${path}.`));
  const key = other?.field.slice(path.length + 1);
  return other && `${languages.find((language) => language.key === key)?.label ?? key}: ${other.message}`;
}
