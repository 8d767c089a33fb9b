import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `text_image_switch`. */
export const definition = defineModule({
  type: 'text_image_switch',
  load: () => import('./text-image-switch/text-image-switch.tsx'),
  fold: 'line',
});
