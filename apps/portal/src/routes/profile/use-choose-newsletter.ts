import { newsletterSubscriptionsQuery, type Schemas, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type Subscription = Schemas['NewsletterSubscription'];

/** Chooses one newsletter or lets go of it; the others stay. One after the other, for each sends them all. */
export function useChooseNewsletter() {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = newsletterSubscriptionsQuery(api);
  return useMutation({
    scope: { id: 'newsletters' },
    mutationFn: async ({ key, selected }: Pick<Subscription, 'key' | 'selected'>) => {
      const known = queries.getQueryData<Subscription[]>(queryKey) ?? [];
      const lists = known.filter((list) => (list.key === key ? selected : list.selected)).map((list) => list.key);
      const { data } = await api.client.PUT('/newsletter/subscriptions', { params: { query: { locale: api.locale } }, body: { lists } });
      return data!;
    },
    onSuccess: (lists) => queries.setQueryData(queryKey, lists),
  });
}
