import { someOccasions } from './occasions.ts';
import type { ModuleOverrides, Schemas } from './overrides.ts';

/** The sliders with four birthdays and four anniversaries. */
export const anOccasionsModule = ({ options, ...rest }: ModuleOverrides<Schemas['OccasionsModule']> = {}): Schemas['OccasionsModule'] => ({
  id: 'occasions-1',
  type: 'occasions',
  title: 'Wir feiern',
  options: { maxRecords: 6, show_all: false, ...options },
  results: someOccasions(),
  ...rest,
});
