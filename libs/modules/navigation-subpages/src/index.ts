import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `navigation_subpages`. */
export const definition = defineModule({
  type: 'navigation_subpages',
  load: () => import('./navigation-subpages/navigation-subpages.tsx'),
  fold: 'short',
});
