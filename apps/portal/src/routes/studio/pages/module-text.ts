import type { Locale } from '@foyer/i18n';
import { isTextByLanguage } from '../translations.ts';
import { wordsOfHtml } from '../words-of-html.ts';
import type { Placed } from './page-content.ts';

/** What names a thing, or is no word at all. */
const isId = (key: string): boolean => key === 'id' || /Ids?$/.test(key);

const plain = (text: string): string => (/<[a-z/]/i.test(text) ? wordsOfHtml(text).trim() : text);

/** Each value with its path. A text by language counts in one language alone. */
function* valuesOf(value: unknown, path: string, locale: Locale): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, plain(value)];
  else if (typeof value === 'number' || typeof value === 'boolean') yield [path, String(value)];
  else if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* valuesOf(one, `${path}.${index}`, locale);
  else if (typeof value === 'object' && value !== null) {
    const isText = isTextByLanguage(value);
    for (const [key, one] of Object.entries(value)) {
      if (isText ? key === locale : !isId(key)) yield* valuesOf(one, isText ? path : `${path}.${key}`, locale);
    }
  }
}

/** What a module says in a language, a field in a line: what two versions of it are compared by. `labelOf` names a field by its path in the content. */
export const textOfModule = (module: Placed, locale: Locale, labelOf: (type: string, path: string) => string): string =>
  [...valuesOf(module.title, 'modules.0.title', locale), ...valuesOf(module.config, 'modules.0.config', locale)]
    .filter(([, text]) => text.trim() !== '')
    .map(([path, text]) => [labelOf(module.type, path), text].filter(Boolean).join(': '))
    .join('\n');
