import { type Api, commentsQuery, likesQuery, type Schemas } from '@foyer/api';
import type { QueryClient } from '@tanstack/react-query';

type Allowed = Pick<Schemas['Article'], 'id' | 'likes_allowed' | 'comments_allowed'>;

/** Brings an article's likes and comments, each only where the article allows it (content §2). */
export async function loadReactions(queryClient: QueryClient, api: Api, article: Allowed | null): Promise<void> {
  if (!article) return;
  const content = { type: 'news', id: article.id } as const;
  await Promise.all([
    article.likes_allowed && queryClient.prefetchQuery(likesQuery(api, content)),
    article.comments_allowed && queryClient.prefetchInfiniteQuery(commentsQuery(api, content)),
  ]);
}
