import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { toWebNewsItem } from './webnews.presenter.ts';
import { createWebNewsRepository, type WebNewsSelection } from './webnews.repository.ts';
import { addFeedImport } from './webnews.ts';

const defaultLimit = 10;

/** The operations on web news. Every member of an org reads the same, so the responses are cached. */
export function createWebNewsHandlers(context: Context): Pick<Handlers, 'listWebNews'> {
  const news = createWebNewsRepository(context);
  addFeedImport(context);
  const { responses } = context;
  const list = async (selection: WebNewsSelection, page: PageRequest) => Promise.all([news.list(selection, page), news.count(selection)]);
  return {
    listWebNews(input) {
      const { orgId } = member(input);
      const { query, locale, reply } = input;
      const { page = 1, limit = defaultLimit, filters } = query;
      const feeds = [...new Set(filters?.feed)].sort();
      return responses.send(reply, orgId, ['web-news', locale, page, limit, ...feeds], async () => {
        const [rows, total] = await list({ orgId, feeds }, { page, limit });
        return { results: rows.map((row) => toWebNewsItem(row, locale)), pagination: paginate({ page, limit }, total) };
      });
    },
  };
}
