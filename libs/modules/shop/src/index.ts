import { cartQuery, defineModule, productsQuery } from '@foyer/api';

/** How pages show the modules of the type `shop`. */
export const definition = defineModule({
  type: 'shop',
  load: () => import('./shop/shop.tsx'),
  warm: ({ options }, api, queries) => [
    queries.prefetchInfiniteQuery(productsQuery(api, options.limit)),
    queries.prefetchQuery(cartQuery(api)),
  ],
});
