import type { ReadSettings } from '@foyer/settings';

/** The category that is always on (access §4). */
const necessary = 1;

/** The categories a choice allows, in order: the necessary one, and those chosen that the customer has. */
export function allowedCategories(
  { cookieTypes }: Pick<ReadSettings['cookieConfig'], 'cookieTypes'>,
  { trackAll, categories }: { trackAll: boolean; categories: readonly number[] },
): number[] {
  const offered = cookieTypes.map(({ id }) => id);
  const chosen = trackAll ? offered : offered.filter((id) => categories.includes(id));
  return [...new Set([necessary, ...chosen])].sort((a, b) => a - b);
}
