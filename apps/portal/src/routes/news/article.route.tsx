import { articleQuery, commentsQuery, likesQuery } from '@foyer/api';
import type { LoaderFunctionArgs } from 'react-router';
import type { Prefetch } from '../../app/use-prefetch.ts';
import { memberData } from '../member/member-data.ts';
import { queryClientOf } from '../member/query-client.ts';
import { knownTeaser } from './known-teaser.ts';

export { ArticlePage as Component } from './article-page.tsx';

/**
 * The server waits for everything, so that the first view is whole. The browser waits only where nothing of the article is known yet: coming
 * from a list or teaser the headline stands at once and the rest follows.
 */
export function loader(args: LoaderFunctionArgs) {
  const id = args.params.id!;
  return memberData(args, async ({ api, app, queryClient }) => {
    const article = queryClient.ensureQueryData(articleQuery(api, id));
    if (!app.isServer) {
      article.catch(() => undefined); // the page shows the failure of its own query
      if (!knownTeaser(queryClient, api.locale, id)) await article;
      return;
    }
    const { likes_allowed: likes, comments_allowed: comments } = await article;
    const content = { type: 'news', id } as const;
    await Promise.all([
      likes && queryClient.prefetchQuery(likesQuery(api, content)),
      comments && queryClient.prefetchInfiniteQuery(commentsQuery(api, content)),
    ]);
  });
}

export const prefetch: Prefetch = (app, locale, { id }) => {
  void queryClientOf(app).prefetchQuery(articleQuery(app.api(locale), id!));
};
