import { defineModule } from '@foyer/api';

/** How pages show the modules of the type `landing_page_teaser`. */
export const definition = defineModule({
  type: 'landing_page_teaser',
  load: () => import('./landing-page-teaser/landing-page-teaser.tsx'),
  width: 'page',
});
