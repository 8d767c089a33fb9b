import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `scores`. */
export const definition = defineModule({
  type: 'scores',
  personal: true,
  load: () => import('./scores/scores.tsx'),
});
