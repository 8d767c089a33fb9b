import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `gdpr`. */
export const definition = defineModule({
  type: 'gdpr',
  load: () => import('./gdpr/gdpr.tsx'),
});
