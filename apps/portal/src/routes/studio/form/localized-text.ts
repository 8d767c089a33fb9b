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

/** What is wrong with a text in a language; in the one that is written also what is wrong in one that is not shown, which is then named. */
export function faultOfText(form: Pick<FormContext, 'faults' | 'languages' | 'locale' | 'shown'>, path: string, locale: Locale) {
  const { faults, languages, shown } = form;
  const own = faults.find(({ field }) => field === path || field === `${path}.${locale}`);
  if (own) return own.message;
  if (locale !== form.locale) return undefined;
  const other = faults.find(({ field }) => field.startsWith(`${path}.`) && !shown.some((each) => field === `${path}.${each}`));
  const key = other?.field.slice(path.length + 1);
  return other && `${languages.find((language) => language.key === key)?.label ?? key}: ${other.message}`;
}
