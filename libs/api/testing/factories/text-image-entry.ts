import { anImage } from './image.ts';
import type { Schemas } from './overrides.ts';

/** A picture with a text beside it. */
export const aTextImageEntry = (overrides: Partial<Schemas['TextImageEntry']> = {}, index = 0): Schemas['TextImageEntry'] => ({
  id: `entry-${index + 1}`,
  title: ['Lernen bei Aurelia', 'Wohnen in der Nähe', 'Gesund durch das Jahr'][index % 3]!,
  description: 'Vierzig Kurse im Jahr, vom Sommelier bis zur Dienstplanung. Die Zeit dafür zählt als Arbeitszeit.',
  content_locale: 'de_DE',
  image: anImage({ alt: '' }, index + 4),
  button_text: 'Mehr erfahren',
  button_url: '/news',
  ...overrides,
});
