import { anImage } from './image.ts';
import { aPagination } from './news.ts';
import { hoursAgo, sampleId, type Schemas } from './overrides.ts';

/** Something that was found. */
export const aSearchHit = (overrides: Partial<Schemas['SearchHit']> = {}): Schemas['SearchHit'] => ({
  id: sampleId(20, 0),
  title: 'Das Hotel am Kurpark öffnet seinen Garten',
  text: 'Ab Mai frühstücken Gäste zwischen Rosen und alten Linden.',
  image: anImage(),
  date: hoursAgo(30),
  content_locale: 'de_DE',
  ...overrides,
});

/** A person who was found. */
export const aPersonHit = (person: Partial<Schemas['SearchPerson']> = {}): Schemas['SearchHit'] =>
  aSearchHit({
    ...{ id: sampleId(1, 0), title: 'Annika Berger', text: 'Empfang · Hotel am Kurpark', image: null, date: null },
    person: {
      email: 'annika.berger@aurelia.example',
      special_tasks: ['Erste Hilfe', 'Brandschutz', 'Datenschutz'],
      extra_fields: [{ key: 'skills', name: 'Kenntnisse', values: ['Wein', 'Käse'] }],
      ...person,
    },
  });

/** What was found in one area. */
export const aSearchGroup = (overrides: Partial<Schemas['SearchGroup']> = {}): Schemas['SearchGroup'] => ({
  area: 'news',
  total: 1,
  results: [aSearchHit()],
  pagination: aPagination(1),
  ...overrides,
});

/** News, a page and a person. */
export const someSearchResults = (overrides: Partial<Schemas['SearchResults']> = {}): Schemas['SearchResults'] => ({
  total: 3,
  groups: [
    aSearchGroup(),
    aSearchGroup({
      area: 'pages',
      results: [aSearchHit({ id: 'kurpark', title: 'Anfahrt zum Kurpark', text: null, image: null, date: null })],
    }),
    aSearchGroup({
      area: 'people',
      results: [aPersonHit()],
    }),
  ],
  ...overrides,
});

/** The fields of the extended search. */
export const searchFields = (): Schemas['SearchField'][] => [
  { field_id: 'name', name: 'Name' },
  { field_id: 'hotel', name: 'Haus' },
];

/** What fits the letters "Kur". */
export const searchSuggestions = (): Schemas['SearchSuggestion'][] => [
  { id: 'hotel-kurpark', title: 'Hotel am Kurpark' },
  { id: 'hotel-kurhaus', title: 'Kurhaus Binz' },
];
