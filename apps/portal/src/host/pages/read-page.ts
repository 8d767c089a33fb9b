import { type Api, pageQuery, type Schemas } from '@foyer/api';
import type { AppContext } from '../app/app-context.ts';
import { loadSession } from '../app/shell-data.ts';
import { queryClientOf } from '../data/query-client.ts';

/**
 * Brings a page. What is known of it counts for the kind of reader it was read by: a guest who has logged in is given all of it, and who has logged
 * out is not shown what members read.
 */
export async function readPage(app: AppContext, api: Api, id: string): Promise<Schemas['Page']> {
  const [queryClient, query] = [queryClientOf(app), pageQuery(api, id)];
  const { status } = await loadSession(app);
  const known = queryClient.getQueryData<Schemas['Page']>(query.queryKey);
  if (known && (known.access === 'full') !== (status === 'authenticated'))
    queryClient.removeQueries({ queryKey: query.queryKey, exact: true });
  return queryClient.ensureQueryData(query);
}
