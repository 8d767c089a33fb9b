import { anImage } from './image.ts';
import { aFile } from './news.ts';
import type { Schemas } from './overrides.ts';

/** A picture of a gallery; another seed draws another one. */
export const aGalleryItem = (overrides: Partial<Schemas['GalleryItem']> = {}, seed = 0): Schemas['GalleryItem'] => ({
  id: `slide-${seed + 1}`,
  title: 'Das Team am See',
  file: aFile({
    id: `see-${seed + 1}.jpg`,
    title: `see-${seed + 1}`,
    type: 'image/jpeg',
    size: 901_120,
    link: `/api/v2/media/see-${seed + 1}.jpg`,
  }),
  image: anImage({ alt: 'Kolleginnen und Kollegen am Steg' }, seed),
  ...overrides,
});

/** Three pictures and a film, which is offered as a download. */
export const aGalleryModule = (overrides: Partial<Schemas['GalleryModule']> = {}): Schemas['GalleryModule'] => ({
  id: 'gallery-1',
  type: 'gallery',
  title: 'Sommerfest',
  options: {},
  results: [
    aGalleryItem(),
    aGalleryItem({ title: 'Boule im Schlossgarten' }, 1),
    aGalleryItem({ title: '' }, 2),
    aGalleryItem(
      {
        title: 'Der Film zum Fest',
        file: aFile({ id: 'fest.mp4', title: 'fest', type: 'video/mp4', size: 52_428_800, link: '/api/v2/media/fest.mp4' }),
        image: null,
      },
      3,
    ),
  ],
  ...overrides,
});
