import { type Schemas, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Entry = Schemas['StudioProductEntry'];

interface Move {
  id: string;
  place: Schemas['StudioProductPlace'];
}

/** Which one was moved to make the first order the second, and beside which; undefined where they are the same. */
export function moveBetween(before: readonly string[], after: readonly string[]): Move | undefined {
  const start = before.findIndex((id, index) => id !== after[index]);
  if (start < 0) return undefined;
  // Moved towards the end, it leaves its place to the one behind it; towards the beginning, it takes the place of another.
  const id = before[start + 1] === after[start] ? before[start]! : after[start]!;
  const to = after.indexOf(id);
  return { id, place: to > 0 ? { beside: after[to - 1]!, side: 'after' } : { beside: after[1]!, side: 'before' } };
}

/** A page of rewards in the order that the reader makes of it; each move is stored at once. */
export function useProductOrder(stored: readonly Entry[]) {
  const { client } = useApi();
  const queries = useQueryClient();
  // Until the list is read again, moves that are under way are shown as made.
  const [wanted, setWanted] = useState<readonly string[]>();
  const ids = stored.map(({ id }) => id);
  const known = new Map(stored.map((entry) => [entry.id, entry]));
  const isWanted = wanted?.length === ids.length && wanted.every((id) => known.has(id));
  const items = isWanted ? wanted.map((id) => known.get(id)!) : [...stored];
  const move = useMutation({
    mutationFn: ({ id, place }: Move) => client.PUT('/studio/products/{id}/place', { params: { path: { id } }, body: place }),
    // One after the other, as they were made.
    scope: { id: 'product-order' },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['get', '/studio/products'] });
      if (queries.isMutating({ mutationKey: ['product-order'] }) <= 1) setWanted(undefined);
    },
    mutationKey: ['product-order'],
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['get', '/products'], refetchType: 'none' }),
  });
  return {
    items,
    failure: move.error,
    sort(sorted: readonly Entry[]) {
      const next = sorted.map(({ id }) => id);
      const made = moveBetween(
        items.map(({ id }) => id),
        next,
      );
      if (!made) return;
      setWanted(next);
      move.mutate(made);
    },
  };
}
