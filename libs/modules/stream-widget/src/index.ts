import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `stream_widget`. */
export const definition = defineModule({
  type: 'stream_widget',
  load: () => import('./stream-widget/stream-widget.tsx'),
});
