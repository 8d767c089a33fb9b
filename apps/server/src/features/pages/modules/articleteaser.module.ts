import { z } from 'zod';
import { count, list, value } from '../../../shared/content/config-fields.ts';
import { toTeaser } from '../../news/index.ts';
import { defineModule } from './define-module.ts';

const mostHorizontal = 2;

/** The newest articles, ten at a time; two where they stand side by side. One more is read to know whether there are more. */
export const definition = defineModule({
  type: 'articleteaser',
  config: z.object({ layout: z.enum(['grid', 'horizontal']), maxRecords: count(10), category: list(value).default([]) }),
  visibility: 'members',
  async resolve({ layout, maxRecords: wanted, category }, { orgId, locale, news }) {
    const maxRecords = layout === 'horizontal' ? Math.min(wanted, mostHorizontal) : wanted;
    const rows = await news.listTeasers({ orgId, categories: category }, { page: 1, limit: maxRecords + 1 }, locale);
    return {
      options: { layout, maxRecords, filters: category.length ? { category } : {}, has_more: rows.length > maxRecords },
      results: rows.slice(0, maxRecords).map((row) => toTeaser(row, locale)),
    };
  },
});
