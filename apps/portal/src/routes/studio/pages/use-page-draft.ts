import { type Schemas, useApi } from '@foyer/api';
import { studioPageQuery } from '@foyer/api/studio';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../../host/app/shell-data.ts';
import { createCopyStore } from '../local-copy.ts';
import { followReview } from '../reviews/follow-review.ts';
import { type DraftState, StudioDraft } from '../studio-draft.ts';
import { useDraftState } from '../use-draft-state.ts';
import { differences, type PageContent } from './page-content.ts';

type Page = Schemas['StudioPage'];
/** A page whose working copy is written. */
export type PageDraft = StudioDraft<PageContent, Page>;
/** How that stands. */
export type PageDraftState = DraftState<PageContent, Page>;

const isContent = (value: unknown): boolean => typeof value === 'object' && value !== null && 'modules' in value && 'title' in value;

/** What depends on a page that was saved or published is read again when it is shown next. */
export const readsOfPages = ['/studio/pages', '/studio/pages/{id}/versions', '/studio/pages/{id}/preview', '/pages/{id}'];

/** The working copy of a page for as long as it is on the screen. Saved by itself: readers see nothing of it. */
export function usePageDraft(page: Page): { draft: PageDraft; state: PageDraftState } {
  const api = useApi();
  const queries = useQueryClient();
  const userId = useUser()?.user_id ?? '';
  const { id } = page;
  const [draft] = useState(() => {
    const params = { path: { id }, query: { locale: api.locale } };
    const show = (stored: Page) => queries.setQueryData(studioPageQuery(api, id).queryKey, stored);
    return new StudioDraft<PageContent, Page>(page, {
      same: (one, other) => differences(one, other).length === 0,
      send: async (body) => (await api.client.PUT('/studio/pages/{id}', { params, body })).data!,
      read: async () => {
        const { data } = await api.client.GET('/studio/pages/{id}', { params });
        show(data!);
        return data!;
      },
      copies: createCopyStore(userId, `page:${id}`, isContent),
      onSaved: (saved) => {
        show(saved);
        followReview(queries, api, { subject: 'page', id });
        for (const path of readsOfPages) void queries.invalidateQueries({ queryKey: ['get', path], refetchType: 'none' });
      },
    });
  });
  return { draft, state: useDraftState(draft, true) };
}
