import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `occasions`. */
export const definition = defineModule({
  type: 'occasions',
  load: () => import('./occasions/occasions.tsx'),
  fold: 'short',
});
