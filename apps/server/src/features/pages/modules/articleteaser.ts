import { localize } from '../../../platform/db/localized.ts';
import { toTeaser } from '../../news/index.ts';
import type { ModuleResolver } from './resolver.ts';

const mostRecords = 10;
const mostHorizontal = 2;

/** The newest articles, ten at a time; two where they stand side by side. One more is read to know whether there are more. */
export const resolveArticleteaser: ModuleResolver<'articleteaser'> = async ({ id, type, title, config }, { orgId, locale }, { news }) => {
  const { layout, category = [] } = config;
  const most = layout === 'horizontal' ? mostHorizontal : mostRecords;
  const maxRecords = Math.min(Math.max(1, config.maxRecords), most);
  const rows = await news.listTeasers({ orgId, categories: category }, { page: 1, limit: maxRecords + 1 }, locale);
  return {
    id,
    type,
    title: localize(title, locale).text,
    options: { layout, maxRecords, filters: category.length ? { category } : {}, has_more: rows.length > maxRecords },
    results: rows.slice(0, maxRecords).map((row) => toTeaser(row, locale)),
  };
};
