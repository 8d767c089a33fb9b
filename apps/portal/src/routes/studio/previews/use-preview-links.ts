import { type Schemas, useApi } from '@foyer/api';
import { studioPreviewLinksQuery } from '@foyer/api/studio';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** What others are shown by a link. */
export interface Previewed {
  subject: 'article' | 'page';
  id: string;
}

/** The links to an article or a page, and how they are made and ended. */
export function usePreviewLinks({ subject, id }: Previewed) {
  const api = useApi();
  const queries = useQueryClient();
  const query = studioPreviewLinksQuery(api, subject, id);
  const path = { subject, id };
  const again = () => queries.invalidateQueries({ queryKey: query.queryKey });
  return {
    links: useQuery(query),
    create: useMutation({
      mutationFn: async (body: Schemas['StudioPreviewLinkRequest']) => {
        const params = { path, query: { locale: api.locale } };
        return (await api.client.POST('/studio/preview_links/{subject}/{id}', { params, body })).data!;
      },
      onSuccess: again,
    }),
    end: useMutation({
      mutationFn: (link_id: string) =>
        api.client.DELETE('/studio/preview_links/{subject}/{id}/{link_id}', { params: { path: { ...path, link_id } } }),
      onSuccess: again,
    }),
  };
}
