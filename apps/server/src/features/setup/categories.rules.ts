import type { Schemas } from '@foyer/api';
import { localeKeys } from '@foyer/locales';
import type { ProblemField } from '../../platform/http/problem.ts';

type Content = Schemas['StudioCategoriesContent'];
type Entry = Schemas['StudioCategory'];

const isUsed = ({ articles, pages, menu }: Schemas['StudioCategoryUse']): boolean => articles > 0 || pages.length > 0 || menu;

/** One that is there already, or a title that an earlier one has in the same language: members could not tell them apart. */
const repeats = (entries: readonly Entry[], { id, title }: Entry, index: number): boolean =>
  entries.findIndex((other) => other.id === id) < index ||
  localeKeys.some((locale) => {
    const words = title[locale]?.toLocaleLowerCase();
    return words !== undefined && entries.findIndex((other) => other.title[locale]?.toLocaleLowerCase() === words) < index;
  });

/** What is refused of the categories, by field. */
export function categoryFaults(before: Content, { entries }: Content, useOf: (id: string) => Schemas['StudioCategoryUse']): ProblemField[] {
  const kept = new Set(entries.map(({ id }) => id));
  const isRefused = before.entries.some(({ id }) => !kept.has(id) && isUsed(useOf(id)));
  const faults = entries.flatMap((entry, index): ProblemField[] => {
    const field = `content.entries.${index}.title`;
    if (Object.keys(entry.title).length === 0) return [{ field, code: 'required' }];
    return repeats(entries, entry, index) ? [{ field, code: 'category_repeats' }] : [];
  });
  return isRefused ? [{ field: 'content.entries', code: 'category_in_use' }, ...faults] : faults;
}
