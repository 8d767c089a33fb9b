import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { createWebNewsService } from './webnews.service.ts';
import { addFeedImport } from './webnews.ts';

const defaultLimit = 10;

/** The operations on web news. Every member of an org reads the same, so the responses are cached. */
export function createWebNewsHandlers(context: Context): Pick<Handlers, 'listWebNews'> {
  const service = createWebNewsService(context);
  addFeedImport(context);
  const { responses } = context;
  return {
    listWebNews(input) {
      const { orgId } = member(input);
      const { query, locale, reply } = input;
      const { page = 1, limit = defaultLimit, filters } = query;
      const feeds = [...new Set(filters?.feed)].sort();
      const key = ['web-news', locale, page, limit, ...feeds];
      return responses.send(reply, orgId, key, () => service.list({ orgId, feeds }, { page, limit }, locale));
    },
  };
}
