import { type Api, type ApiError, commentsQuery, newId, type Schemas, useApi } from '@foyer/api';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { type CommentPages, withChange, withComment, withoutComment, withReplies } from './comments-cache.ts';
import type { Content } from './content.ts';
import { waitingAtom } from './waiting.ts';

/** What is sent of a text and whom it names. */
export type Sent = Required<Pick<Schemas['NewComment'], 'text' | 'mentions'>>;

/** All lists of an article's comments: the newest ones, and those about a comment that a link led to. */
const allOf = (api: Api, content: Content) => ({ queryKey: commentsQuery(api, content).queryKey });

function changeAll(queryClient: QueryClient, api: Api, content: Content, change: (pages: CommentPages) => CommentPages): void {
  queryClient.setQueriesData<CommentPages>(allOf(api, content), (pages) => pages && change(pages));
}

/** Reads an article's comments again, where someone else has changed them. */
export function useReload(content: Content): () => void {
  const api = useApi();
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries(allOf(api, content));
}

/** What became of a comment: it is written, or waits for a connection. */
export interface Written {
  /** By which it is found on the page. */
  id: string;
  queued: boolean;
}

/** What a reply belongs to: the comment or reply that it replies to, and its thread. */
interface Place {
  parentId: string | null;
  threadId: string | null;
}
const none: Place = { parentId: null, threadId: null };

/**
 * Writes a comment, or a reply. The key is made once per text, so that sending again after a lost answer never doubles the comment. Without an answer it goes to
 * the outbox, from which it is sent with the same key.
 */
export function useWriteComment(content: Content, place = none) {
  const api = useApi();
  const queryClient = useQueryClient();
  const waiting = useAtomValue(waitingAtom);
  const attempt = useRef({ sent: '', key: '' });
  return useMutation({
    mutationFn: async (written: Sent): Promise<Written> => {
      const sent = JSON.stringify(written);
      if (attempt.current.sent !== sent) attempt.current = { sent, key: newId() };
      const { key } = attempt.current;
      try {
        const { data } = await api.client.POST('/comments', { body: { ...content, ...written, parent_id: place.parentId, key } });
        changeAll(queryClient, api, content, (pages) => withComment(pages, data!));
        return { id: data!.id, queued: false };
      } catch (error) {
        // Without an answer it waits, where it can; otherwise the text stays in its field.
        const waits = (error as Partial<ApiError>).status === 0 && (await waiting?.keep({ ...written, ...place, key, content }));
        if (!waits) throw error;
        return { id: key, queued: true };
      }
    },
    onSuccess: () => {
      attempt.current = { sent: '', key: '' };
    },
  });
}

/** Changes the text of one's own comment or reply. */
export function useChangeComment(content: Content, { id, revision }: Pick<Schemas['Reply'], 'id' | 'revision'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (written: Sent) =>
      (await api.client.PATCH('/comments/{id}', { params: { path: { id } }, body: { ...written, revision } })).data!,
    onSuccess: (comment) => changeAll(queryClient, api, content, (pages) => withChange(pages, comment)),
  });
}

/** Deletes a comment. */
export function useDeleteComment(content: Content) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.client.DELETE('/comments/{id}', { params: { path: { id } } }),
    onSuccess: (_answer, id) => changeAll(queryClient, api, content, (pages) => withoutComment(pages, id)),
  });
}

/** Fetches more of a thread's replies, from before or after those that are shown. Answers those that came. */
export function useMoreReplies(content: Content, thread: Pick<Schemas['Comment'], 'id' | 'replies'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { id, replies } = thread;
  return useMutation({
    mutationFn: async (side: 'before' | 'after') => {
      const place = side === 'before' ? { before: replies.earlier ?? '' } : { after: replies.later ?? '' };
      const query = { ...place, limit: 20, locale: api.locale };
      return (await api.client.GET('/comments/{id}/replies', { params: { path: { id }, query } })).data!;
    },
    onSuccess: (more, side) => changeAll(queryClient, api, content, (pages) => withReplies(pages, id, more, side)),
  });
}
