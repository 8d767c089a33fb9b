import { type Api, articleQuery, type Schemas } from '@foyer/api';
import type { AppContext } from '../../host/app/app-context.ts';
import { loadSession } from '../../host/app/shell-data.ts';
import { queryClientOf } from '../../host/data/query-client.ts';

/** What is known of an article counts for the kind of reader it was read by, as with pages (`readPage`). */
export async function readArticle(app: AppContext, api: Api, id: string): Promise<Schemas['Article']> {
  const [queryClient, query] = [queryClientOf(app), articleQuery(api, id)];
  const { status } = await loadSession(app);
  const known = queryClient.getQueryData<Schemas['Article']>(query.queryKey);
  if (known && (known.access === 'full') !== (status === 'authenticated'))
    queryClient.removeQueries({ queryKey: query.queryKey, exact: true });
  return queryClient.ensureQueryData(query);
}
