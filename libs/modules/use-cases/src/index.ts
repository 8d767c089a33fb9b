import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `use_cases`. */
export const definition = defineModule({
  type: 'use_cases',
  load: () => import('./use-cases/use-cases.tsx'),
});
