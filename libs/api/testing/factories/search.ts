import { anImage } from './image.ts';
import { aPagination } from './news.ts';
import { hoursAgo, sampleId, type Schemas } from './overrides.ts';

/** Something that was found. */
export const aSearchHit = (overrides: Partial<Schemas['SearchHit']> = {}): Schemas['SearchHit'] => ({
  id: sampleId(20, 0),
  title: 'Das Hotel am Kurpark öffnet seinen Garten',
  title_marks: [{ start: 13, length: 7 }],
  text: 'Ab Mai frühstücken Gäste zwischen Rosen und alten Linden.',
  text_marks: [],
  url: `/news/${sampleId(20, 0)}`,
  image: anImage(),
  date: hoursAgo(30),
  content_locale: 'de_DE',
  ...overrides,
});

/** A person who was found. */
export const aPersonHit = (person: Partial<Schemas['SearchPerson']> = {}): Schemas['SearchHit'] =>
  aSearchHit({
    ...{ id: sampleId(1, 0), title: 'Annika Berger', title_marks: [], image: null, date: null, url: `/profile/${sampleId(1, 0)}` },
    ...{ text: 'Empfang · Hotel am Kurpark', text_marks: [{ start: 19, length: 7 }] },
    person: {
      email: 'annika.berger@aurelia.example',
      special_tasks: ['Erste Hilfe', 'Brandschutz', 'Datenschutz'],
      extra_fields: [{ key: 'skills', name: 'Kenntnisse', values: ['Wein', 'Käse'] }],
      ...person,
    },
  });

/** A file that was found. */
export const aFileHit = (overrides: Partial<Schemas['SearchHit']> = {}): Schemas['SearchHit'] =>
  aSearchHit({
    ...{
      id: 'leave.pdf',
      title: 'Urlaubsantrag',
      title_marks: [{ start: 0, length: 13 }],
      text: 'urlaubsantrag-kurpark.pdf',
      text_marks: [],
    },
    ...{ url: '/api/v2/media/leave.0123456789ab.pdf', image: null, date: null, file: { type: 'application/pdf', size: 184_320 } },
    ...overrides,
  });

/** A comment that was found. */
export const aCommentHit = (overrides: Partial<Schemas['SearchHit']> = {}): Schemas['SearchHit'] =>
  aSearchHit({
    ...{ id: sampleId(21, 0), title: 'Neue Räder für alle', title_marks: [], image: null, author: 'Mehmet Yılmaz' },
    ...{ text: '… vom Kurpark zum Bahnhof sind es damit nur noch sechs Minuten.', text_marks: [{ start: 6, length: 7 }] },
    url: `/news/${sampleId(20, 1)}#comment_${sampleId(21, 0)}`,
    ...overrides,
  });

/** A hotel that was found. */
export const aHotelHit = (overrides: Partial<Schemas['SearchHit']> = {}): Schemas['SearchHit'] =>
  aSearchHit({
    ...{ id: 'hotel-kurpark', title: 'Hotel am Kurpark', title_marks: [{ start: 9, length: 7 }], date: null },
    ...{ text: 'Parkallee 3, 61348 Bad Homburg', text_marks: [], url: '/page/hotel-kurpark' },
    ...overrides,
  });

/** What was found of one kind. */
export const aSearchGroup = (overrides: Partial<Schemas['SearchGroup']> = {}): Schemas['SearchGroup'] => ({
  area: 'news',
  total: 1,
  results: [aSearchHit()],
  pagination: aPagination(1),
  ...overrides,
});

const page = {
  ...{ id: 'kurpark', title: 'Anfahrt zum Kurpark', title_marks: [{ start: 12, length: 7 }], url: '/page/kurpark' },
  ...{ text: null, image: null, date: null },
};

/** Something of every kind. */
export const someSearchResults = (overrides: Partial<Schemas['SearchResults']> = {}): Schemas['SearchResults'] => {
  const groups = [
    aSearchGroup({ area: 'hotels', results: [aHotelHit()] }),
    aSearchGroup({ area: 'pages', results: [aSearchHit(page)] }),
    aSearchGroup(),
    aSearchGroup({ area: 'people', results: [aPersonHit()] }),
    aSearchGroup({ area: 'files', results: [aFileHit()] }),
    aSearchGroup({ area: 'comments', results: [aCommentHit()] }),
  ];
  return { total: groups.length, counts: groups.map(({ area, total }) => ({ area, total })), did_you_mean: null, groups, ...overrides };
};

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

/** What of the portal fits the letters "Kur". */
export const portalSuggestions = (): Schemas['SearchSuggestion'][] => [
  { id: 'kurpark', title: 'Anfahrt zum Kurpark', area: 'pages', url: '/page/kurpark' },
  { id: sampleId(20, 0), title: 'Das Hotel am Kurpark öffnet seinen Garten', area: 'news', url: `/news/${sampleId(20, 0)}` },
  { id: 'leave.pdf', title: 'Kurantrag', area: 'files', url: '/api/v2/media/leave.0123456789ab.pdf' },
];
