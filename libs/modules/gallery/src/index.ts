import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `gallery`. */
export const definition = defineModule({
  type: 'gallery',
  load: () => import('./gallery/gallery.tsx'),
  fold: 'line',
});
