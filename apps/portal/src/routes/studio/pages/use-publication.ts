import { ApiError, type Schemas, useApi } from '@foyer/api';
import { studioPageQuery, studioReviewQuery } from '@foyer/api/studio';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PageDraft, readsOfPages } from './use-page-draft.ts';

/** It could not be saved, and the state of saving says why. */
export class NotSaved extends Error {}

/** Publishes the working copy, or takes it back to what readers see. Where another editor was faster their work is shown first. */
export function usePublication(id: string, draft: PageDraft) {
  const api = useApi();
  const queries = useQueryClient();
  const path = { id };
  const query = { locale: api.locale };
  const follow = (page: Schemas['StudioPage']) => {
    draft.follow(page);
    queries.setQueryData(studioPageQuery(api, id).queryKey, page);
    void queries.invalidateQueries({ queryKey: studioReviewQuery(api, 'page', id).queryKey });
    for (const read of readsOfPages) void queries.invalidateQueries({ queryKey: ['get', read], refetchType: 'none' });
  };
  const onError = async (error: unknown) => {
    if (!(error instanceof ApiError) || error.problem.code !== 'changed_meanwhile') return;
    const { data } = await api.client.GET('/studio/pages/{id}', { params: { path, query } });
    const { content, base } = draft.state();
    // With something typed since, the next save finds the other editor's work and asks whose is kept.
    if (content === base.content) follow(data!);
  };
  return {
    publish: useMutation({
      mutationFn: async () => {
        if (!(await draft.save())) throw new NotSaved();
        const body = { version: draft.state().base.version };
        return (await api.client.POST('/studio/pages/{id}/publications', { params: { path, query }, body })).data!;
      },
      onSuccess: follow,
      onError,
    }),
    discard: useMutation({
      mutationFn: async () => {
        // What was typed last stays among the versions as well. What the server refuses to save is discarded all the same.
        await draft.save();
        const { conflict, base } = draft.state();
        if (conflict) throw new NotSaved();
        const params = { path, query: { ...query, version: base.version } };
        return (await api.client.DELETE('/studio/pages/{id}/working_copy', { params })).data!;
      },
      onSuccess: (page) => {
        draft.change(() => draft.state().base.content);
        follow(page);
      },
      onError,
    }),
  };
}
