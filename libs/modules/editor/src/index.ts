import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `editor`. */
export const definition = defineModule({
  type: 'editor',
  load: () => import('./editor/editor.tsx'),
});
