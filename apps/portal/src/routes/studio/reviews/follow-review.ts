import type { Api, Schemas } from '@foyer/api';
import { studioReviewQuery } from '@foyer/api/studio';
import type { QueryClient } from '@tanstack/react-query';
import type { Reviewed } from './use-review.ts';

/** After a save: who goes on writing what they have handed in has taken it back by that. */
export function followReview(queries: QueryClient, api: Api, { subject, id }: Reviewed): void {
  const { queryKey } = studioReviewQuery(api, subject, id);
  const review = queries.getQueryData<Schemas['StudioReview']>(queryKey);
  if (review?.step === 'wait') void queries.invalidateQueries({ queryKey });
}
