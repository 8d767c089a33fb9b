import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { mayPublish } from '../../shared/content/news.policy.ts';
import { createSearchRepository } from './search.repository.ts';
import { createSearchService } from './search.service.ts';

const defaultLimit = 5;

/** The operations of the search. */
export function createSearchHandlers(context: Context): Pick<Handlers, 'search' | 'listSearchFields' | 'listSearchSuggestions'> {
  const service = createSearchService(context, createSearchRepository(context));
  return {
    search(input) {
      const me = member(input);
      const { q = '', type, field_id: field, query = '', area, page = 1, limit = defaultLimit } = input.query;
      const scope = { me, orgId: me.orgId, locale: input.locale, editor: mayPublish(me), page: { page, limit } };
      if (type !== 'extendedSearch') return service.everywhere(q, area, scope);
      if (!field) throw new Problem(400, 'validation_failed', { errors: [{ field: 'field_id', code: 'required' }] });
      return service.byField(field, query, scope);
    },
    listSearchFields: (input) => service.fields(member(input).orgId, input.locale),
    listSearchSuggestions(input) {
      const { field_id: field, query } = input.query;
      return service.suggestions(member(input).orgId, field, query, input.locale);
    },
  };
}
