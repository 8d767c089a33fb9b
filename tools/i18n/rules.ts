import type { Catalog } from './catalog.ts';
import { structureOf, type Plural, type Structure } from './structure.ts';
import { wordingProblems } from './terms.ts';

/** Something wrong with one translation. */
export interface Finding {
  id: string;
  problem: string;
}

/** Counts up to here must have a form; larger ones repeat the same rules. */
const largestCount = 1000;

/** More words than this in common with the English text are no coincidence. */
const sameWords = 3;

const differs = (a: Set<string>, b: Set<string>) => [...a.symmetricDifference(b)].sort();

/** The forms this plural lacks in this language. An exact form (`=0`) serves its number. */
function missingForms({ type, options }: Plural, tag: string): string[] {
  const rules = new Intl.PluralRules(tag, { type });
  const missing = new Set<string>();
  for (let count = 0; count <= largestCount; count += 1) {
    const form = rules.select(count);
    if (!options.includes(form) && !options.includes(`=${count}`)) missing.add(form);
  }
  return [...missing];
}

/** The forms that this language never uses: a slip of the pen, or another language's. */
function unknownForms({ type, options }: Plural, tag: string): string[] {
  const forms: string[] = new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories;
  return options.filter((option) => !option.startsWith('=') && !forms.includes(option));
}

function pluralProblems(structure: Structure, tag: string): string[] {
  return structure.plurals.flatMap((plural) => [
    ...missingForms(plural, tag).map((form) => `{${plural.argument}} lacks the form “${form}” of ${tag}`),
    ...unknownForms(plural, tag).map((form) => `{${plural.argument}} has the form “${form}”, which ${tag} does not know`),
  ]);
}

function differences(source: Structure, translation: Structure): string[] {
  const problems = [
    ...differs(source.arguments, translation.arguments).map((name) => `{${name}} is in one of the two only`),
    ...differs(source.tags, translation.tags).map((name) => `<${name}> is in one of the two only`),
  ];
  for (const [argument, options] of source.selects) {
    const own = translation.selects.get(argument);
    if (own && own.join() !== options.join()) problems.push(`{${argument}} has other cases: ${own.join(', ')} for ${options.join(', ')}`);
  }
  return problems;
}

const words = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** What is wrong with one text of a language, against the text it says in its own way. */
export function textProblems(sourceText: string, text: string, tag: string): string[] {
  if (text.trim() === '') return ['is empty'];
  let translation: Structure;
  try {
    translation = structureOf(text);
  } catch (error) {
    return [`is no ICU message: ${error instanceof Error ? error.message : String(error)}`];
  }
  const problems = [
    ...differences(structureOf(sourceText), translation),
    ...pluralProblems(translation, tag),
    ...wordingProblems(text, tag.replace('-', '_')),
  ];
  if (text === sourceText && words(translation.text) > sameWords) problems.push('is still in English');
  return problems;
}

/** Checks the source texts alone: they parse and have every form English needs. */
export function checkSource(source: Catalog, tag: string): Finding[] {
  return Object.entries(source).flatMap(([id, { defaultMessage }]) => {
    try {
      const problems = [...pluralProblems(structureOf(defaultMessage), tag), ...wordingProblems(defaultMessage, tag.replace('-', '_'))];
      return problems.map((problem) => ({ id, problem }));
    } catch (error) {
      return [{ id, problem: `is no ICU message: ${error instanceof Error ? error.message : String(error)}` }];
    }
  });
}

/** Checks one language against the source. The source texts themselves must be sound (`checkSource`). */
export function checkTranslation(source: Catalog, translated: Catalog, tag: string): Finding[] {
  const missing = Object.keys(source).filter((id) => !Object.hasOwn(translated, id));
  const unknown = Object.keys(translated).filter((id) => !Object.hasOwn(source, id));
  return [
    ...missing.map((id) => ({ id, problem: `is not translated: “${source[id]!.defaultMessage}”` })),
    ...unknown.map((id) => ({ id, problem: 'belongs to no message any more' })),
    ...Object.entries(translated).flatMap(([id, { defaultMessage }]) => {
      const original = source[id];
      return original ? textProblems(original.defaultMessage, defaultMessage, tag).map((problem) => ({ id, problem })) : [];
    }),
  ];
}
