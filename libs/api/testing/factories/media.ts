import { anImage } from './image.ts';
import { hoursAgo, sampleId, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

const names = ['Terrasse am Abend', 'Frühstück', 'Empfang', 'Wellnessbereich', 'Küche', 'Azubi-Tag'];
const folders = ['Hotel am Kurpark', 'Team', null];

/** A picture of the media library; another seed is another picture. */
export function aMedium(overrides: Partial<Schemas['Medium']> = {}, seed = 0): Schemas['Medium'] {
  const name = names[seed % names.length]!;
  const image = anImage({ id: sampleId(60, seed), alt: name }, seed);
  return {
    id: image.id,
    name: `${name}.jpg`,
    kind: 'image',
    type: 'image/jpeg',
    size: 1_843_200,
    link: image.src,
    image,
    poster: null,
    alt: { de_DE: name },
    focal_point: null,
    luma: [],
    folder: folders[seed % folders.length]!,
    visibility: 'members',
    created_at: hoursAgo(seed),
    uploaded_by: 'Jana Weber',
    ...overrides,
  };
}

/** A document of the media library. */
export const aDocument = (overrides: Partial<Schemas['Medium']> = {}): Schemas['Medium'] =>
  aMedium({
    ...{ id: sampleId(61, 0), name: 'Hygieneplan 2026.pdf', kind: 'pdf', type: 'application/pdf', size: 184_320 },
    ...{ link: '/api/v2/media/hygiene-plan-2026.3f9a12ab77c1.pdf', image: null, alt: null, ...overrides },
  });

/** A video of the media library, with a frame of it as its poster. */
export const aVideo = (overrides: Partial<Schemas['Medium']> = {}): Schemas['Medium'] =>
  aMedium({
    ...{ id: sampleId(61, 1), name: 'Sommerfest.mp4', kind: 'video', type: 'video/mp4', size: 8_912_896 },
    ...{ link: '/api/v2/media/sommerfest.3f9a12ab77c1.mp4', image: null, poster: anImage({ alt: '' }, 5), alt: null, ...overrides },
  });

/** So many pictures, newest first. */
export const someMedia = (count = 12): Schemas['Medium'][] => Array.from({ length: count }, (_, seed) => aMedium({}, seed));

/** A medium with where it is used: on one article. */
export const aMediumDetails = (overrides: Partial<Schemas['MediumDetails']> = {}): Schemas['MediumDetails'] => ({
  medium: aMedium(),
  uses: [{ type: 'news', id: sampleId(20, 0), title: 'Neue Terrasse im Kurpark', link: `/news/${sampleId(20, 0)}` }],
  uses_elsewhere: false,
  ...overrides,
});

/** What a page begins an upload with. */
export const aNewUpload = (overrides: Partial<Schemas['NewUpload']> = {}): Schemas['NewUpload'] => ({
  ...{ key: '0f8fad5b-d9cb-469f-a165-70867728950e', name: 'Terrasse am Abend.jpg', size: 6_291_456, type: 'image/jpeg', images_only: true },
  ...overrides,
});

/** An upload that was just begun. */
export const anUpload = (overrides: Partial<Schemas['Upload']> = {}): Schemas['Upload'] => ({
  ...{ id: sampleId(62, 0), name: 'Terrasse am Abend.jpg', size: 6_291_456, offset: 0, expires_at: hoursAgo(-24), medium_id: null },
  ...overrides,
});

/** What was done to a medium. */
export const mediumEvents = (): Schemas['StudioRecordEvent'][] => [
  { id: 'm2', at: hoursAgo(2), action: 'medium.replaced', by: aPerson(), fields: [] },
  { id: 'm1', at: hoursAgo(30), action: 'medium.changed', by: aPerson(), fields: ['name', 'alt'] },
];
