import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `kununu`. */
export const definition = defineModule({
  type: 'kununu',
  load: () => import('./kununu/kununu.tsx'),
  fold: 'line',
});
