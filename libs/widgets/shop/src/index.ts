export { Shop } from './shop/shop.tsx';
export { shopOptions, type ShopOptions } from './options.ts';
