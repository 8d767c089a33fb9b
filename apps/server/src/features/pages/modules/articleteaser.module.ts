import { z } from 'zod';
import { choice, count, list } from '../../../shared/content/config-fields.ts';
import { defineModule } from './define-module.ts';

const mostHorizontal = 2;

/** Filters without those that select nothing. */
const some = (filter: { category: string[] } | { except: readonly string[] }) =>
  Object.fromEntries(Object.entries(filter).filter(([, ids]) => ids.length > 0));

/** The newest articles that modules above do not show, ten at a time; two where they are side by side. One more is read to know whether there are more. */
export const definition = defineModule({
  type: 'articleteaser',
  config: z.object({ layout: z.enum(['grid', 'horizontal']), maxRecords: count(10), category: list(choice('category')).default([]) }),
  visibility: 'members',
  async resolve({ layout, maxRecords: wanted, category }, { orgId, locale, news, above = [] }) {
    const maxRecords = layout === 'horizontal' ? Math.min(wanted, mostHorizontal) : wanted;
    const found = await news.teasers({ orgId, categories: category, except: above }, maxRecords + 1, locale);
    return {
      options: { layout, maxRecords, filters: { ...some({ category }), ...some({ except: above }) }, has_more: found.length > maxRecords },
      results: found.slice(0, maxRecords),
    };
  },
  articles: ({ results }) => results.map(({ id }) => id),
});
