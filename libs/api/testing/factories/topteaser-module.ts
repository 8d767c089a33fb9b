import { articleTeasers } from './news.ts';
import type { ModuleOverrides, Schemas } from './overrides.ts';

/** Three top stories. */
export const aTopteaserModule = ({ options, ...rest }: ModuleOverrides<Schemas['TopteaserModule']> = {}): Schemas['TopteaserModule'] => ({
  id: 'top-1',
  type: 'topteaser',
  title: 'Im Mittelpunkt',
  options: { isCircle: false, sliderInterval: null, ...options },
  results: articleTeasers(3),
  ...rest,
});
