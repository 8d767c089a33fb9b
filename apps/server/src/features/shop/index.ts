export { balanceQuery } from './coins.repository.ts';
export { mediaOfProducts } from './products.media.ts';
export { createShopHandlers } from './shop.handlers.ts';
