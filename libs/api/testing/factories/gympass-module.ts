import { anImage } from './image.ts';
import type { ModuleOverrides, Schemas } from './overrides.ts';

/** The way to the fitness partner, with a picture. */
export const aGympassModule = ({ options, ...rest }: ModuleOverrides<Schemas['GympassModule']> = {}): Schemas['GympassModule'] => ({
  id: 'gympass-1',
  type: 'gympass',
  title: 'Trainieren, wo es Ihnen passt',
  options: {
    description: 'Eine Mitgliedschaft für über 500 Studios, Bäder und Kletterhallen. Aurelia zahlt die Hälfte.',
    link: 'https://gympass.example/aurelia',
    link_text: 'Zu Gympass',
    image: anImage({ alt: '' }, 5),
    ...options,
  },
  results: [],
  ...rest,
});
