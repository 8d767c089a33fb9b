import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `location`. */
export const definition = defineModule({
  type: 'location',
  load: () => import('./location/location.tsx'),
  fold: 'line',
});
