export { balanceQuery } from './coins.balance.ts';
export { mediaOfProducts } from './products.media.ts';
export { createShopHandlers } from './shop.handlers.ts';
