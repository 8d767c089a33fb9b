import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `articleteaser`. */
export const definition = defineModule({
  type: 'articleteaser',
  load: () => import('./articleteaser/articleteaser.tsx'),
  fold: 'short',
});
