import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `downloads`. */
export const definition = defineModule({
  type: 'downloads',
  load: () => import('./downloads/downloads.tsx'),
  fold: 'line',
});
