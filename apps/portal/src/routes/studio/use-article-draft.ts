import { type Schemas, studioArticleQuery, useApi } from '@foyer/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../host/app/shell-data.ts';
import { createCopyStore } from './local-copy.ts';
import { followReview } from './reviews/follow-review.ts';
import { type Content, differences } from './studio-content.ts';
import { type DraftState, StudioDraft } from './studio-draft.ts';
import { useDraftState } from './use-draft-state.ts';

type Article = Schemas['StudioArticle'];
/** An article that is being written. */
export type ArticleDraft = StudioDraft<Content, Article>;
/** How that stands. */
export type ArticleDraftState = DraftState<Content, Article>;

const isContent = (value: unknown): boolean => typeof value === 'object' && value !== null && 'texts' in value && 'topic_ids' in value;

/** The draft of an article for as long as it is on the screen. Saved by itself unless members read it at once. */
export function useArticleDraft(article: Article): { draft: ArticleDraft; state: ArticleDraftState } {
  const api = useApi();
  const queries = useQueryClient();
  const userId = useUser()?.user_id ?? '';
  const { id } = article;
  const [draft] = useState(() => {
    const params = { path: { id }, query: { locale: api.locale } };
    const { queryKey } = studioArticleQuery(api, id);
    return new StudioDraft<Content, Article>(article, {
      same: (one, other) => differences(one, other).length === 0,
      send: async (body) => (await api.client.PUT('/studio/articles/{id}', { params, body })).data!,
      read: async () => {
        const { data } = await api.client.GET('/studio/articles/{id}', { params });
        queries.setQueryData(queryKey, data);
        return data!;
      },
      copies: createCopyStore(userId, id, isContent),
      onSaved: (saved) => {
        queries.setQueryData(queryKey, saved);
        followReview(queries, api, { subject: 'article', id });
        for (const path of ['/studio/articles', '/news', '/news/{id}', '/pages/{id}', '/studio/articles/{id}/versions']) {
          void queries.invalidateQueries({ queryKey: ['get', path], refetchType: 'none' });
        }
      },
    });
  });
  return { draft, state: useDraftState(draft, article.state !== 'published') };
}
