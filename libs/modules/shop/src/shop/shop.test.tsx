import { cartQuery, createApi, productsQuery } from '@foyer/api';
import { aCart, aProductList, aShopModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ShopModule } from './shop.tsx';

const api = createApi({ baseUrl: 'http://foyer.test/api/v2', locale: 'de_DE' });

it('is in the first view from the server with its rewards and what is in the cart', () => {
  const queries = new QueryClient();
  const list = aProductList();
  queries.setQueryData(productsQuery(api, 12).queryKey, { pages: [list], pageParams: [1] });
  queries.setQueryData(cartQuery(api).queryKey, aCart());
  const html = renderOnServer(
    <QueryClientProvider client={queries}>
      <ShopModule module={aShopModule()} />
    </QueryClientProvider>,
  );
  expect(html.match(/<article/g)).toHaveLength(list.results.length);
  expect(html).toContain('3,000 points');
  expect(html).toContain('1 in the cart');
});

it('keeps the places of the rewards while they are not there', () => {
  const html = renderOnServer(<ShopModule module={aShopModule({ options: { limit: 3 } })} />);
  expect(html).toContain('The rewards are loading');
  expect(html).not.toContain('<article');
});
