import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `coachings`. */
export const definition = defineModule({
  type: 'coachings',
  load: () => import('./coachings/coachings.tsx'),
});
