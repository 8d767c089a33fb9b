import { ApiError, type Schemas, useApi } from '@foyer/api';
import { studioReviewQuery } from '@foyer/api/studio';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';

/** What is reviewed. */
export interface Reviewed {
  subject: 'article' | 'page';
  id: string;
}

/** How the review of an article or a page stands, and the next step of it. */
export function useReview({ subject, id }: Reviewed) {
  const api = useApi();
  const queries = useQueryClient();
  const query = studioReviewQuery(api, subject, id);
  const { data: review } = useSuspenseQuery(query);
  const take = useMutation({
    mutationFn: async (body: Schemas['StudioReviewChange']) => {
      const params = { path: { subject, id }, query: { locale: api.locale } };
      return (await api.client.PUT('/studio/reviews/{subject}/{id}', { params, body })).data!;
    },
    onSuccess: (next) => {
      queries.setQueryData(query.queryKey, next);
      for (const path of ['/studio/articles', '/studio/pages']) {
        void queries.invalidateQueries({ queryKey: ['get', path], refetchType: 'none' });
      }
    },
    // Another editor was faster: what they have done is shown.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void queries.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  return { review, take };
}
