import { cartQuery, useApi } from '@foyer/api';
import { useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../../host/realtime/use-realtime.ts';

/** Reads the cart again when another page of the member has changed it, where this one shows it. Once per page. */
export function useCartEvents(): void {
  const queries = useQueryClient();
  const { queryKey } = cartQuery(useApi());
  useRealtime('cart', ({ revision }) => {
    const known = queries.getQueryData(queryKey);
    if (known && known.revision < revision) void queries.invalidateQueries({ queryKey });
  });
}
