import { z } from 'zod';
import { count, list, value } from '../../../shared/content/config-fields.ts';
import { defineModule } from './define-module.ts';

const mostHorizontal = 2;

/** The newest articles, ten at a time; two where they are side by side. One more is read to know whether there are more. */
export const definition = defineModule({
  type: 'articleteaser',
  config: z.object({ layout: z.enum(['grid', 'horizontal']), maxRecords: count(10), category: list(value).default([]) }),
  visibility: 'members',
  async resolve({ layout, maxRecords: wanted, category }, { orgId, locale, news }) {
    const maxRecords = layout === 'horizontal' ? Math.min(wanted, mostHorizontal) : wanted;
    const found = await news.teasers({ orgId, categories: category }, maxRecords + 1, locale);
    return {
      options: { layout, maxRecords, filters: category.length ? { category } : {}, has_more: found.length > maxRecords },
      results: found.slice(0, maxRecords),
    };
  },
});
