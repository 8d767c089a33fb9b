import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api-context.tsx';
import { likesQuery } from './queries.ts';
import type { components } from './schema.gen.ts';

type Schemas = components['schemas'];
type Likes = Schemas['Likes'];

/** The likes of one thing in the cache: what is shown, what the server has said last, and the presses that it has yet to answer. */
function likesOf(queries: QueryClient, queryKey: readonly unknown[]) {
  const saidKey = ['said', ...queryKey];
  const waiting = () => queries.getMutationCache().findAll({ mutationKey: saidKey, exact: true, status: 'pending' });
  const shown = () => queries.getQueryData<Likes>(queryKey);
  return {
    saidKey,
    shown,
    said: () => queries.getQueryData<Likes>(saidKey),
    isFirst: () => waiting().length === 1,
    /** The last press decides what is wanted. */
    wanted: () => waiting().at(-1)?.state.variables as boolean | undefined,
    isLast: () => waiting().length <= 1,
    say: (likes: Likes | undefined) => {
      if (likes) queries.setQueryData(saidKey, likes);
      else queries.removeQueries({ queryKey: saidKey, exact: true });
    },
    show: (likes: Likes | undefined) => queries.setQueryData(queryKey, likes),
    press(like: boolean) {
      const before = shown();
      if (before && before.liked !== like)
        queries.setQueryData<Likes>(queryKey, { ...before, liked: like, count: before.count + (like ? 1 : -1) });
    },
  };
}

/**
 * `PUT likes`: likes something or takes it back. The count answers at once, however quickly the presses follow each other; they are sent one after the other, and of
 * those that wait the last alone. What the server refuses, or cannot be asked for, goes back to what it said last: the mutation has the error then.
 */
export function useLike(content: { type: Schemas['ContentType']; id: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = likesQuery(api, content);
  const likes = likesOf(queries, queryKey);
  const mutation = useMutation({
    mutationKey: likes.saidKey,
    scope: { id: JSON.stringify(likes.saidKey) },
    // Without a connection it fails at once instead of waiting for one unseen.
    networkMode: 'always',
    async mutationFn(like: boolean) {
      const said = likes.said();
      if (said && (likes.wanted() !== like || said.liked === like)) return said;
      return (await api.client.PUT('/likes', { body: { ...content, like } })).data!;
    },
    async onMutate(like) {
      if (likes.isFirst()) likes.say(likes.shown());
      likes.press(like);
      // A read on its way would bring the state before the press; giving it up takes the press back.
      await queries.cancelQueries({ queryKey });
      likes.press(likes.wanted() ?? like);
    },
    onSuccess(answer) {
      likes.say(answer);
      if (likes.isLast()) likes.show(answer);
    },
    onError() {
      if (likes.isLast()) likes.show(likes.said());
    },
  });
  return {
    ...mutation,
    /** What is shown is turned round. Read when it is pressed: a second press may come before the first one is drawn. */
    toggle: () => mutation.mutate(!likes.shown()?.liked),
    /** Once more what was refused. */
    retry: () => mutation.variables !== undefined && mutation.mutate(mutation.variables),
  };
}
