import type { ReadSettings } from '@foyer/settings';

/** Routes that lead to a page which the settings name, by the keys it may have in `pages`. */
const pageKeys: Partial<Record<string, readonly string[]>> = {
  ...{ terms: ['terms'], imprint: ['imprint'], jobs: ['jobs'], landing: ['landing'] },
  ...{ 'q-and-a': ['q-and-a', 'q_and_a'], bubbletool_tv: ['bubble_tool'] },
};

/** What decides where entries lead. */
export type MenuSettings = Pick<ReadSettings, 'pages' | 'terms'>;

/** Whether the settings name the page that entries of this type lead to; true where they need not. */
export function hasItsPage(type: string, { pages, terms }: MenuSettings): boolean {
  if (type === 'terms' && terms?.pageId) return true;
  const keys = Object.hasOwn(pageKeys, type) ? pageKeys[type] : undefined;
  return keys?.some((key) => Object.hasOwn(pages, key)) ?? true;
}
