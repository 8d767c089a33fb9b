import { anImage } from './image.ts';
import type { ModuleOverrides, Schemas } from './overrides.ts';
import { aSignupConfiguration } from './registration.ts';

/** The module with a picture, for visitors who may register. */
export const aHeroRegisterModule = ({
  options,
  ...rest
}: ModuleOverrides<Schemas['HeroRegisterModule']> = {}): Schemas['HeroRegisterModule'] => ({
  id: 'hero-register-1',
  type: 'hero_register',
  title: 'Schön, dass Sie da sind',
  options: {
    subline: 'Neuigkeiten, Kolleginnen und Kollegen und alle Häuser an einem Ort.',
    background_image: anImage({ alt: '' }, 3),
    signup_configuration: aSignupConfiguration({ type: 'variant' }),
    terms: null,
    ...options,
  },
  results: [],
  ...rest,
});
