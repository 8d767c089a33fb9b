import { localize } from '../../../platform/db/localized.ts';
import { toTeaser } from '../../news/index.ts';
import type { ModuleResolver } from './resolver.ts';

const mostRecords = 10;

/** The newest top stories. */
export const resolveTopteaser: ModuleResolver<'topteaser'> = async ({ id, type, title, config }, { orgId, locale }, { news }) => {
  const limit = Math.min(Math.max(1, config.maxRecords), mostRecords);
  const rows = await news.listTeasers({ orgId, topStories: true }, { page: 1, limit }, locale);
  return {
    id,
    type,
    title: localize(title, locale).text,
    options: { isCircle: config.isCircle, sliderInterval: config.sliderInterval },
    results: rows.map((row) => toTeaser(row, locale)),
  };
};
