import { type Schemas, studioArticleQuery, useApi } from '@foyer/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../host/app/shell-data.ts';
import { ArticleDraft, type DraftState } from './article-draft.ts';
import { createCopyStore } from './local-copy.ts';

type Article = Schemas['StudioArticle'];

/** The draft of an article for as long as it is on the screen. Saved by itself unless members read it at once. */
export function useArticleDraft(article: Article): { draft: ArticleDraft; state: DraftState } {
  const api = useApi();
  const queries = useQueryClient();
  const userId = useUser()?.user_id ?? '';
  const { id } = article;
  const [draft] = useState(() => {
    const params = { path: { id }, query: { locale: api.locale } };
    const { queryKey } = studioArticleQuery(api, id);
    return new ArticleDraft(article, {
      send: async (body) => (await api.client.PUT('/studio/articles/{id}', { params, body })).data!,
      read: async () => (await api.client.GET('/studio/articles/{id}', { params })).data!,
      copies: createCopyStore(userId, id),
      onSaved: (saved) => {
        queries.setQueryData(queryKey, saved);
        for (const path of ['/studio/articles', '/news', '/news/{id}', '/pages/{id}', '/studio/articles/{id}/versions']) {
          void queries.invalidateQueries({ queryKey: ['get', path], refetchType: 'none' });
        }
      },
    });
  });
  const state = useSyncExternalStore(draft.subscribe, draft.state, draft.state);

  const autosave = article.state !== 'published';
  useEffect(() => draft.setAutosave(autosave), [draft, autosave]);
  useEffect(() => {
    draft.findCopy();
    const events = new AbortController();
    const { signal } = events;
    addEventListener('pagehide', draft.keepNow, { signal });
    document.addEventListener('visibilitychange', draft.keepNow, { signal });
    addEventListener('online', () => draft.resume(), { signal });
    return () => {
      events.abort();
      draft.leave();
    };
  }, [draft]);
  return { draft, state };
}
