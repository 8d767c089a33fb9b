import type { Schemas } from '@foyer/api';

export { ShopModule } from './shop/shop.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type ShopModuleData = Schemas['ShopModule'];
