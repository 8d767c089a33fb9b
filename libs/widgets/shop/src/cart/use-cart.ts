import { type ApiError, cartQuery, type Schemas, useApi } from '@foyer/api';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

type Cart = Schemas['Cart'];

/** The member's cart; the portal reads it again when another of their pages has changed it. */
export const useCart = () => useQuery(cartQuery(useApi()));

/** Takes an answer over, unless a newer one has come already. */
function keepNewest(queries: QueryClient, queryKey: readonly unknown[], cart: Cart): void {
  queries.setQueryData<Cart>(queryKey, (known) => (known && known.revision > cart.revision ? known : cart));
}

/** A call that changes the cart and answers with it as it is then. */
function useCartCall<Wish>(call: (wish: Wish) => Promise<{ data?: Cart }>) {
  const queries = useQueryClient();
  const { queryKey } = cartQuery(useApi());
  return useMutation<Cart, ApiError, Wish>({
    mutationFn: async (wish) => (await call(wish)).data!,
    // A list that was asked for before the change must not arrive after it.
    onMutate: async () => queries.cancelQueries({ queryKey }),
    onSuccess: (cart) => keepNewest(queries, queryKey, cart),
  });
}

/** Puts one of a reward into the cart. The same wish again, after a failure, never adds it twice. */
export function useAddToCart() {
  const { client, locale } = useApi();
  const params = { query: { locale } };
  return useCartCall((wish: Schemas['NewCartItem']) => client.POST('/carts/mine/items', { params, body: wish }));
}
export type AddToCart = ReturnType<typeof useAddToCart>;

/** Sets how many of a line's reward there are. */
export function useSetQuantity(id: string) {
  const { client, locale } = useApi();
  const params = { path: { id }, query: { locale } };
  return useCartCall((quantity: number) => client.PUT('/carts/mine/items/{id}', { params, body: { quantity } }));
}

/** Takes a line out of the cart. */
export function useRemoveFromCart(id: string) {
  const { client, locale } = useApi();
  const params = { path: { id }, query: { locale } };
  return useCartCall<void>(() => client.DELETE('/carts/mine/items/{id}', { params }));
}
