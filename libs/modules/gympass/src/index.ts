import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `gympass`. */
export const definition = defineModule({
  type: 'gympass',
  load: () => import('./gympass/gympass.tsx'),
});
