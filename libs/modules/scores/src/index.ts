import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `scores`. */
export const definition = defineModule({
  type: 'scores',
  load: () => import('./scores/scores.tsx'),
});
