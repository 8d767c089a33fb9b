export { cartsWith, touchCarts } from './carts.touch.ts';
export { balanceQuery } from './coins.balance.ts';
export { mediaOfProducts } from './products.media.ts';
export { productState } from './products.state.ts';
export { createShopHandlers } from './shop.handlers.ts';
export { products } from './shop.tables.ts';
