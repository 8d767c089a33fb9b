import type { Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import type { TextByLanguage } from './translations.ts';

/** All that editors write of an article. */
export type Content = Schemas['StudioContent'];
/** What it says in one language. */
export type LanguageText = Schemas['StudioText'];

/** One thing that is changed on its own: a text in a language, or a setting. */
export type PartKey = `${Locale}.${keyof LanguageText}` | Exclude<keyof Content, 'texts'>;

const textKeys = ['title', 'teaser', 'content'] as const satisfies readonly (keyof LanguageText)[];
const none: LanguageText = { title: '', teaser: '', content: '' };

/** The text in a language; empty where there is none. */
export const textIn = ({ texts }: Content, locale: Locale): LanguageText => texts[locale] ?? none;

/** A language has no headline: members who read it are given another one. */
export const isMissing = (content: Content, locale: Locale): boolean => textIn(content, locale).title.trim() === '';

/** Its texts, each in all its languages. */
export const textsOf = ({ texts }: Content): TextByLanguage[] =>
  textKeys.map((key) => Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, text[key]])));

/** The content with a change of the text in one language. */
export const withText = (content: Content, locale: Locale, change: Partial<LanguageText>): Content => ({
  ...content,
  texts: { ...content.texts, [locale]: { ...textIn(content, locale), ...change } },
});

function valuesOf({ texts, ...settings }: Content): Map<PartKey, unknown> {
  const values = new Map<PartKey, unknown>(Object.entries(settings) as [PartKey, unknown][]);
  for (const [locale, text] of Object.entries(texts) as [Locale, LanguageText][]) {
    for (const key of textKeys) if (text[key]) values.set(`${locale}.${key}`, text[key]);
  }
  return values;
}

/** Which parts two contents differ in. */
export function differences(one: Content, other: Content): PartKey[] {
  const [a, b] = [valuesOf(one), valuesOf(other)];
  const keys = [...new Set([...a.keys(), ...b.keys()])];
  return keys.filter((key) => a.get(key) !== b.get(key) && JSON.stringify(a.get(key) ?? '') !== JSON.stringify(b.get(key) ?? ''));
}

/** What a part says, as text. */
export const textOfPart = (content: Content, key: PartKey): string | null => {
  const [locale, field] = key.split('.') as [Locale, keyof LanguageText | undefined];
  return field ? textIn(content, locale)[field] : null;
};

function withPart(content: Content, key: PartKey, from: Content): Content {
  const [locale, field] = key.split('.') as [Locale, keyof LanguageText | undefined];
  if (field) return withText(content, locale, { [field]: textIn(from, locale)[field] });
  return { ...content, [key]: from[key as keyof Content] };
}

/** What two editors made of the same content. */
export interface Rivals {
  base: Content;
  mine: Content;
  theirs: Content;
}

/** What the other one has changed, and which of it was changed here, too. */
export function compare({ base, mine, theirs }: Rivals): { changed: PartKey[]; both: PartKey[] } {
  const changed = differences(base, theirs);
  const own = new Set(differences(base, mine));
  return { changed, both: changed.filter((key) => own.has(key) && differences(mine, theirs).includes(key)) };
}

/** Theirs with all that was changed here, but for the parts that are to stay theirs. */
export function merge({ base, mine, theirs }: Rivals, keepTheirs: readonly PartKey[]): Content {
  const own = differences(base, mine).filter((key) => !keepTheirs.includes(key));
  return own.reduce((merged, key) => withPart(merged, key, mine), theirs);
}
