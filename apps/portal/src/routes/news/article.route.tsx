import { ApiError, confirmationQuery } from '@foyer/api';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { loginPath } from '../../host/links/redirects.ts';
import type { IndexableData } from '../../host/links/route-handle.ts';
import { loadSession } from '../../host/app/shell-data.ts';
import { queryClientOf } from '../../host/data/query-client.ts';
import { knownTeaser } from './known-teaser.ts';
import { loadReactions } from '../../host/articles/load-reactions.ts';
import { readArticle } from './read-article.ts';

export { ArticlePage as Component } from './article-page.tsx';

/**
 * The server waits for everything, so that the first view is whole. The browser waits only where nothing of the article is known yet: coming
 * from a list or teaser the headline is shown at once and the rest follows. Guests whom the server gives nothing go to the login (content §4).
 */
export async function loader(args: LoaderFunctionArgs): Promise<IndexableData> {
  const { app, api, locale } = loaderContext(args);
  const id = args.params.id!;
  const queryClient = queryClientOf(app);
  const { status } = await loadSession(app);
  const reading = readArticle(app, api, id);
  if (!app.isServer && status === 'authenticated' && knownTeaser(queryClient, api.locale, id)) {
    reading.catch(() => undefined); // the page shows the failure of its own query
    return { indexable: false };
  }
  try {
    const article = await reading;
    if (app.isServer) {
      const own = article.confirmation && queryClient.prefetchQuery(confirmationQuery(api, id));
      await Promise.all([loadReactions(queryClient, api, article), own]);
    }
    return { indexable: article.visibility === 'all' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw redirect(loginPath(locale, new URL(args.request.url)));
    throw error;
  }
}
