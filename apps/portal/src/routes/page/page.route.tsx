import { ApiError } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { loginPath } from '../../host/links/redirects.ts';
import type { IndexableData } from '../../host/links/route-handle.ts';
import { loadSettings, memberLoader } from '../../host/app/shell-data.ts';
import { warmModules } from '../../host/modules/warm-modules.ts';
import { pageOfKey, pageOfMenu, readPageId } from '../../host/pages/page-ids.ts';
import { queryClientOf } from '../../host/data/query-client.ts';
import { loadReactions } from '../../host/articles/load-reactions.ts';
import { readPage } from '../../host/pages/read-page.ts';

export { ContentPage as Component } from './content-page.tsx';

/** The page that the id in the address means; null where there is none. Only members have a menu. */
async function resolve(args: LoaderFunctionArgs, id: string): Promise<string | null> {
  const { app, api, locale } = loaderContext(args);
  const { kind, value } = readPageId(id);
  if (kind === 'id') return value;
  if (kind === 'pages') return pageOfKey(await loadSettings(app, locale), value);
  await memberLoader(args);
  const { data: routes } = await api.client.GET('/routes', { params: { query: { locale } } });
  return pageOfMenu(routes!, value);
}

/** A page by id, open to everyone: where the server shows it to members alone, guests go to the login. An unknown id is answered with 404. */
export async function loader(args: LoaderFunctionArgs): Promise<IndexableData> {
  const { app, api, locale } = loaderContext(args);
  const url = new URL(args.request.url);
  const id = args.params.id!;
  const page = await resolve(args, id);
  if (page === null) throw data(null, { status: 404 });
  if (page !== id) {
    throw redirect(localePath(locale, `${paths.page(page)}${url.search}`));
  }
  const queryClient = queryClientOf(app);
  try {
    const read = await readPage(app, api, page);
    if (app.isServer) await Promise.all([loadReactions(queryClient, api, read.article), warmModules(read.modules, api, queryClient)]);
    return { indexable: read.visibility === 'all' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw redirect(loginPath(locale, url));
    throw error;
  }
}
