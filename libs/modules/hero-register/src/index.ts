import { defineModule } from '@foyer/api';

export type { HeroRegisterModuleProps } from './hero-register/hero-register.tsx';

/** How pages show the modules of the type `hero_register`. */
export const definition = defineModule({
  type: 'hero_register',
  load: () => import('./hero-register/hero-register.tsx'),
  width: 'picture',
});
