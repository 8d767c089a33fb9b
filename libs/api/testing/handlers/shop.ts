import { pageOf } from '../factories/news.ts';
import { sampleId, type Schemas } from '../factories/overrides.ts';
import { aCart, someProducts } from '../factories/shop.ts';
import { failing, mock, problem } from './mock.ts';

/** What a mocked shop begins with. */
export interface ShopStock {
  products?: Schemas['Product'][];
  /** What the member has. */
  coins?: number;
  items?: Schemas['CartItem'][];
}

const mostOfOne = 99;

/** Rewards and a cart that remembers what is put into it; the same key never adds twice. What can be had follows from the coins. */
export function shopCalls({ products = someProducts(), coins = 3000, items = [] }: ShopStock = {}) {
  let kept = items;
  let revision = items.length;
  const keys = new Set<string>();
  const offered = products.map((product) => ({ ...product, product_available_to_user: product.coins_required <= coins }));
  const cart = () => aCart(kept, coins, revision);
  const change = (next: Schemas['CartItem'][]) => {
    kept = next;
    revision += 1;
    return cart();
  };

  function add({ id, name, coins_required: price, image_path: image }: Schemas['Product']) {
    const line = kept.find(({ product }) => product.id === id);
    if (line?.quantity === mostOfOne) return problem(409, 'cart_item_full', { title: 'Mehr davon passt nicht in den Warenkorb.' });
    if (line) return change(kept.map((other) => (other === line ? { ...line, quantity: line.quantity + 1 } : other)));
    const product = { id, title: name, coins: price, get_main_image_url: image };
    return change([...kept, { id: sampleId(42, keys.size), quantity: 1, product }]);
  }
  return [
    mock('listProducts', ({ query }) => pageOf(offered, Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10))),
    mock('getCart', cart),
    mock('addCartItem', ({ body }) => {
      const product = offered.find(({ id }) => id === body.product_id);
      if (!product) return problem(404, 'not_found');
      if (keys.has(body.key)) return cart();
      if (!product.product_available_to_user) return problem(409, 'coins_missing', { title: 'Dafür reichen die Punkte nicht.' });
      keys.add(body.key);
      return add(product);
    }),
    mock('setCartItem', ({ path, body: { quantity } }) => {
      if (!kept.some(({ id }) => id === path['id'])) return problem(404, 'not_found');
      return change(kept.map((line) => (line.id === path['id'] ? { ...line, quantity } : line)));
    }),
    mock('removeCartItem', ({ path }) => {
      if (!kept.some(({ id }) => id === path['id'])) return problem(404, 'not_found');
      return change(kept.filter(({ id }) => id !== path['id']));
    }),
  ];
}
export const listProductsFails = failing('listProducts');
export const getCartFails = failing('getCart');
export const addCartItemFails = failing('addCartItem');
export const setCartItemFails = failing('setCartItem');
export const removeCartItemFails = failing('removeCartItem');
