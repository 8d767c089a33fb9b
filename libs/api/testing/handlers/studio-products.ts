import { aProductEntry, aStudioProduct, aStudioProductList, productEvents } from '../factories/studio-products.ts';
import type { Schemas } from '../factories/overrides.ts';
import { mock, problem } from './mock.ts';

/** Rewards in the studio; what is changed is kept, as the server does. */
export function studioProductsCalls() {
  let product = aStudioProduct();
  let order = aStudioProductList().results;
  return [
    mock('listStudioProducts', ({ query }) => {
      const words = (query.get('q') ?? '').toLowerCase();
      const state = query.get('state');
      return aStudioProductList({
        results: order.filter((one) => one.name.toLowerCase().includes(words) && (!state || one.state === state)),
      });
    }),
    mock('createStudioProduct', ({ body }) => {
      const { content } = body as Schemas['NewStudioProduct'];
      return (product = aStudioProduct({ id: 'new', content, carts: 0 }));
    }),
    mock('getStudioProduct', ({ path }) => (product = { ...product, id: path['id']! })),
    mock('updateStudioProduct', ({ body }) => {
      const content = { ...product.content, ...(body as Schemas['StudioProductChange']) };
      return (product = { ...product, content, state: content.active ? 'offered' : 'withdrawn' });
    }),
    mock('deleteStudioProduct', () => null),
    mock('placeStudioProduct', ({ path, body }) => {
      const { beside, side } = body as Schemas['StudioProductPlace'];
      const moved = order.find(({ id }) => id === path['id']) ?? aProductEntry();
      const others = order.filter(({ id }) => id !== moved.id);
      order = others.toSpliced(others.findIndex(({ id }) => id === beside) + (side === 'after' ? 1 : 0), 0, moved);
      return null;
    }),
    mock('listStudioProductChanges', () => productEvents()),
  ];
}

export const listStudioProducts = (results: Schemas['StudioProductEntry'][]) =>
  mock('listStudioProducts', () => aStudioProductList({ results }));
/** Another editor has deleted what was moved, or what it was moved behind. */
export const placeStudioProductFails = mock('placeStudioProduct', () => problem(404, 'not_found'));
