import { articleTeasers } from './news.ts';
import type { ModuleOverrides, Schemas } from './overrides.ts';

/** The dashboard's news, with more to come. */
export const anArticleteaserModule = ({
  options,
  ...rest
}: ModuleOverrides<Schemas['ArticleteaserModule']> = {}): Schemas['ArticleteaserModule'] => ({
  id: 'news-1',
  type: 'articleteaser',
  title: 'Aktuelles',
  options: { layout: 'grid', maxRecords: 10, filters: {}, has_more: true, ...options },
  results: articleTeasers(10),
  ...rest,
});
