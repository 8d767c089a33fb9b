import type { Locale } from '@foyer/i18n';
import { type TextByLanguage, textsWithin, type Translation, translationOf } from '../translations.ts';
import type { PageContent, Placed } from './page-content.ts';

/** Those of modules that have not changed are not looked for again with each letter. */
const known = new WeakMap<Placed, readonly TextByLanguage[]>();

function textsOfModule(module: Placed): readonly TextByLanguage[] {
  const texts = known.get(module) ?? [...textsWithin(module.title), ...textsWithin(module.config)];
  known.set(module, texts);
  return texts;
}

/** How far a module is written in a language. */
export const translationOfModule = (module: Placed, locale: Locale): Translation => translationOf(textsOfModule(module), locale);

/** How far a page and all its modules are written in a language. */
export function translationOfPage({ title, description, modules }: PageContent, locale: Locale): Translation {
  const parts = [translationOf([title, description], locale), ...modules.map((module) => translationOfModule(module, locale))];
  return {
    written: parts.reduce((sum, { written }) => sum + written, 0),
    missing: parts.reduce((sum, { missing }) => sum + missing, 0),
  };
}
