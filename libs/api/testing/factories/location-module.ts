import { anImage } from './image.ts';
import { aPerson } from './people.ts';
import { hoursAgo, sampleId, type Schemas } from './overrides.ts';

const categories: Schemas['RatingCategory'][] = [
  { label: 'Service', icon: 'service', score: 9.3, count: 871 },
  { label: 'Zimmer', icon: 'room', score: 8.4, count: 790 },
  { label: 'Frühstück', icon: 'breakfast', score: 9.1, count: 412 },
  { label: 'Sauberkeit', icon: 'cleanliness', score: 8.9, count: 655 },
  { label: 'Lage', icon: 'place', score: 9.6, count: 503 },
  { label: 'Preis-Leistung', icon: 'value', score: 7.2, count: 377 },
];

/** What a hotel's ratings say of one thing; another index is another thing. */
export const aRatingCategory = (overrides: Partial<Schemas['RatingCategory']> = {}, index = 0): Schemas['RatingCategory'] => ({
  ...categories[index % categories.length]!,
  ...overrides,
});

/** What guests say of a hotel. */
export const aRatingSummary = (overrides: Partial<Schemas['RatingSummary']> = {}): Schemas['RatingSummary'] => ({
  trustyou_id: '7f0c4e15',
  overall_evaluation: 8.7,
  softskill_5: 4.4,
  recommendation: 93,
  total_count: 1284,
  last_updated: hoursAgo(28),
  ratings: categories.map((_, index) => aRatingCategory({}, index)),
  ...overrides,
});

/** A hotel of the group; another index is another house. */
export const aLocation = (overrides: Partial<Schemas['Location']> = {}, index = 0): Schemas['Location'] => ({
  id: sampleId(32, index),
  title: ['Hotel am Kurpark', 'Seehof Lindau', 'Speicher Elf'][index % 3]!,
  image: anImage({}, index + 2),
  overall_evaluation: 8.7,
  address: { street: 'Parkstraße 1', plz: '83435', city: 'Bad Reichenhall' },
  region: 'Berchtesgadener Land',
  area: 'Alpen',
  telephone: '+49 8651 555 10',
  email: 'kurpark@aurelia.example',
  contact_person: aPerson({}, index),
  rating: aRatingSummary(),
  ...overrides,
});

/** The module with one hotel. */
export const aLocationModule = (overrides: Partial<Schemas['LocationModule']> = {}): Schemas['LocationModule'] => ({
  id: 'location-1',
  type: 'location',
  title: 'Unser Haus',
  options: {},
  results: [aLocation()],
  ...overrides,
});
