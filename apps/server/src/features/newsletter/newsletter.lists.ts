import type { ReadSettings } from '@foyer/settings';
import { localize } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import { Problem, refusedField } from '../../platform/http/problem.ts';

/** Throws 404 where the customer has no newsletter, 400 for a list that is none of theirs. */
export function checkLists({ active, lists: offered }: ReadSettings['newsletter'], lists: readonly string[]): void {
  if (!active) throw new Problem(404, 'not_found');
  if (!lists.every((key) => offered.some((list) => list.key === key))) throw refusedField('lists', 'not_allowed');
}

/** The titles of lists, in words for a mail. */
export const titles = ({ lists: offered }: ReadSettings['newsletter'], lists: readonly string[], locale: Locale): string =>
  offered
    .filter(({ key }) => lists.includes(key))
    .map(({ title }) => localize(title, locale).text)
    .join(', ');
