import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `webnews`. */
export const definition = defineModule({
  type: 'webnews',
  load: () => import('./webnews/webnews.tsx'),
  fold: 'line',
});
