import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `profileteaser`. */
export const definition = defineModule({
  type: 'profileteaser',
  load: () => import('./profileteaser/profileteaser.tsx'),
});
