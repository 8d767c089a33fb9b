import { commentsQuery, useApi } from '@foyer/api';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { threadsOf } from './comments-cache.ts';
import type { Content } from './content.ts';
import { focusCommentSoon, linkedComment } from './focus-comment.ts';

/**
 * An article's comments, the newest ones or those about the one that the address's hash names (`#comment_` and its id), which gets the focus. The hash is
 * looked at once the page is hydrated, for the server does not know it.
 */
export function useLinkedComments(content: Content) {
  const { hash, key } = useLocation();
  const api = useApi();
  const queryClient = useQueryClient();
  const id = linkedComment(hash);
  // The newest ones, where the server sent them, are on the page already. Otherwise nothing has to make room for what is asked for.
  const [around, setAround] = useState(() => (queryClient.getQueryData(commentsQuery(api, content).queryKey) ? undefined : id));
  const [seen, setSeen] = useState<{ id: string; missing: boolean }>();
  const comments = useInfiniteQuery({
    ...commentsQuery(api, content, around),
    // What is there stays until the part of the list that was asked for has come; never another article's.
    placeholderData: (previous, query) =>
      query && JSON.stringify(query.queryKey).includes(JSON.stringify(content.id)) ? previous : undefined,
  });
  const { data, isPlaceholderData } = comments;
  const done = useRef('');
  // Before it is painted: what is said above the list is not to push it down.
  useLayoutEffect(() => {
    if (!id || !data || isPlaceholderData || done.current === `${key} ${id}`) return;
    const there = threadsOf(data).some(
      (thread) => (thread.id === id && !thread.deleted) || thread.replies.results.some((reply) => reply.id === id),
    );
    if (!there && around !== id) return setAround(id);
    done.current = `${key} ${id}`;
    setSeen({ id, missing: !there });
    if (there) focusCommentSoon(id, 'center');
    else document.getElementById('comments-heading')?.focus();
  }, [id, key, data, isPlaceholderData, around]);
  const linked = id !== undefined && seen?.id === id ? seen : undefined;
  return { comments, linkedId: linked && !linked.missing ? linked.id : undefined, missing: linked?.missing ?? false };
}
