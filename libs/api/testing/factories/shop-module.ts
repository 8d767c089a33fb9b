import type { ModuleOverrides, Schemas } from './overrides.ts';

/** The shop with twelve rewards at a time. */
export const aShopModule = ({ options, ...rest }: ModuleOverrides<Schemas['ShopModule']> = {}): Schemas['ShopModule'] => ({
  id: 'shop-1',
  type: 'shop',
  title: 'Prämien',
  options: { limit: 12, ...options },
  results: [],
  ...rest,
});
