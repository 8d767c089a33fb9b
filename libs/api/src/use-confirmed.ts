import { useQuery } from '@tanstack/react-query';
import { useApi } from './api-context.tsx';
import { ownConfirmationsQuery } from './queries.ts';
import type { components } from './schema.gen.ts';

type Asking = Pick<components['schemas']['ArticleTeaser'], 'id' | 'confirmation'>;

/** Whether the member has confirmed what a teaser's article asks for; the teaser itself is the same for all of them. Nothing is asked where it asks for nothing. */
export function useConfirmed({ id, confirmation }: Asking): boolean {
  const { data = false } = useQuery({
    ...ownConfirmationsQuery(useApi()),
    enabled: confirmation !== null,
    // Reads nothing of the member's where the teaser asks for nothing: such a teaser is rendered once for all (docs/decisions/0054).
    select: (own) => confirmation !== null && own.news_ids.includes(id),
  });
  return data;
}
