import { cartQuery, productsQuery } from '@foyer/api';
import { loadMessages } from '@foyer/i18n/messages';
import { createPart } from '@foyer/widget-element';
import { Shop } from './shop/shop.tsx';
import { shopOptions } from './options.ts';

/** What the element shows. */
export const part = createPart({
  name: 'shop',
  options: shopOptions,
  Component: Shop,
  members: 'only',
  messages: loadMessages,
  begin: ({ api, queries }, { limit }) =>
    Promise.all([queries.prefetchInfiniteQuery(productsQuery(api, limit)), queries.prefetchQuery(cartQuery(api))]),
});
