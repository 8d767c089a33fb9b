import { commentsQuery, type Schemas, useApi } from '@foyer/api';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Content } from './content.ts';

type Pages = InfiniteData<Schemas['CommentList'], number>;

/**
 * Writes a comment. The key is made once per text, so that sending again after a lost answer never doubles the comment.
 */
export function useWriteComment(content: Content) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = commentsQuery(api, content);
  const attempt = useRef({ text: '', key: '' });
  return useMutation({
    mutationFn: async (text: string) => {
      if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
      return (await api.client.POST('/comments', { body: { ...content, text, key: attempt.current.key } })).data!;
    },
    onSuccess: (comment) => {
      attempt.current = { text: '', key: '' };
      queryClient.setQueryData<Pages>(queryKey, (pages) => pages && withComment(pages, comment));
    },
  });
}

/** Deletes a comment. */
export function useDeleteComment(content: Content) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = commentsQuery(api, content);
  return useMutation({
    mutationFn: (id: string) => api.client.DELETE('/comments/{id}', { params: { path: { id } } }),
    onSuccess: (_answer, id) => queryClient.setQueryData<Pages>(queryKey, (pages) => pages && withoutComment(pages, id)),
  });
}

/** The pages with a new comment on top; a comment that is there already stays where it is. */
export function withComment(data: Pages, comment: Schemas['Comment']): Pages {
  if (data.pages.some((page) => page.results.some(({ id }) => id === comment.id))) return data;
  return {
    ...data,
    pages: data.pages.map((page, index) => ({
      ...page,
      total: page.total + 1,
      results: index === 0 ? [comment, ...page.results] : page.results,
    })),
  };
}

/** The pages without one comment. */
export function withoutComment(data: Pages, id: string): Pages {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      total: Math.max(0, page.total - 1),
      results: page.results.filter((comment) => comment.id !== id),
    })),
  };
}
