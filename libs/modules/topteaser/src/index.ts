import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `topteaser`. */
export const definition = defineModule({
  type: 'topteaser',
  load: () => import('./topteaser/topteaser.tsx'),
});
