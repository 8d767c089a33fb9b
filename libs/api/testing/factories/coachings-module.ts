import type { Schemas } from './overrides.ts';

const courses = ['Führung im Alltag', 'Gespräche mit Gästen', 'Gesund im Schichtdienst'];
const lessons = [
  'Rückmeldung geben, die weiterhilft',
  'Wenn es laut wird: ruhig bleiben am Empfang',
  'Der Dienstplan, mit dem alle leben können',
  'Schlafen nach der Nachtschicht',
  'Das erste Gespräch mit neuen Auszubildenden',
];

/** A coaching; another index is another lesson. */
export const aCoaching = (overrides: Partial<Schemas['CoachingsEntry']> = {}, index = 0): Schemas['CoachingsEntry'] => ({
  id: `coaching-${index + 1}`,
  page_name: courses[index % courses.length]!,
  page_locale: 'de_DE',
  article_name: `${lessons[index % lessons.length]!}${index < lessons.length ? '' : ` (Teil ${Math.floor(index / lessons.length) + 1})`}`,
  content_locale: 'de_DE',
  link: `/page/coaching-${index + 1}`,
  ...overrides,
});

/** So many coachings. */
export const coachings = (count: number): Schemas['CoachingsEntry'][] => Array.from({ length: count }, (_, index) => aCoaching({}, index));

/** The module with more coachings than show at first. */
export const aCoachingsModule = (overrides: Partial<Schemas['CoachingsModule']> = {}): Schemas['CoachingsModule'] => ({
  id: 'coachings-1',
  type: 'coachings',
  title: 'Coachings',
  options: {},
  results: coachings(23),
  ...overrides,
});
