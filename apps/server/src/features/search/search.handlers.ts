import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { mayPublish } from '../../shared/content/news.policy.ts';
import type { SearchReader, SearchSource } from '../../shared/search/search-source.ts';
import { createSearchEverywhere } from './search.everywhere.ts';
import { addSearchJobs } from './search.index.ts';
import { createSearchRepository } from './search.repository.ts';
import { createFieldSearch } from './search.service.ts';

const defaultLimit = 5;

/** The kinds of what can be found; `people` are looked for by their fields as well. */
export type SearchSources = readonly [people: SearchSource, ...SearchSource[]];

const reader = (input: Parameters<Handlers['search']>[0] | Parameters<Handlers['listSearchSuggestions']>[0]): SearchReader => {
  const me = member(input);
  return { me, orgId: me.orgId, locale: input.locale, editor: mayPublish(me) };
};

/** The operations of the search, over everything that has a source. */
export function createSearchHandlers(
  context: Context,
  sources: SearchSources,
): Pick<Handlers, 'search' | 'listSearchFields' | 'listSearchSuggestions'> {
  addSearchJobs(context, sources);
  const { everywhere, suggest } = createSearchEverywhere(context, sources);
  const fields = createFieldSearch(context, createSearchRepository(context), sources[0]);
  return {
    search(input) {
      const { q = '', type, field_id: field, query = '', area, page = 1, limit = defaultLimit } = input.query;
      const scope = { ...reader(input), page: { page, limit } };
      if (type !== 'extendedSearch') return everywhere(q, area, scope);
      if (!field) throw new Problem(400, 'validation_failed', { errors: [{ field: 'field_id', code: 'required' }] });
      return fields.byField(field, query, scope);
    },
    listSearchFields: (input) => fields.fields(member(input).orgId, input.locale),
    listSearchSuggestions(input) {
      const { field_id: field, query } = input.query;
      if (field === undefined) return suggest(query, reader(input));
      return fields.suggestions(member(input).orgId, field, query, input.locale);
    },
  };
}
