import { defineWidget } from '@foyer/widget-element';
import { shopOptions } from './options.ts';

defineWidget({
  tag: 'foyer-shop',
  options: shopOptions,
  load: async () => (await import('./shop/shop.tsx')).Shop,
});
