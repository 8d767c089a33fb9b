import { aPortrait } from './image.ts';
import { sampleId, type Schemas } from './overrides.ts';

/** A colleague's profile. */
export const aProfile = (overrides: Partial<Schemas['Profile']> = {}): Schemas['Profile'] => ({
  id: sampleId(10, 0),
  firstname: 'Annika',
  lastname: 'Berger',
  fullname: 'Annika Berger',
  title: 'Empfangsleiterin',
  image: aPortrait(),
  locations: [{ id: sampleId(30, 0), name: 'Hotel am Kurpark', city: 'Bad Reichenhall' }],
  areas: ['Alpen'],
  email: 'annika.berger@aurelia.example',
  pending_email: null,
  birthday: { day: 24, month: 12, year: null },
  is_birth_year_visible: false,
  languages: ['de_DE'],
  gender: null,
  careers: ['Hotelfachschule'],
  skills: ['Stammgäste', 'Beschwerden'],
  special_tasks: ['Erste Hilfe', 'Brandschutz', 'Datenschutz'],
  section: 'default',
  changeable: [],
  ...overrides,
});

/** The profile as its owner sees it. */
export const anOwnProfile = (overrides: Partial<Schemas['Profile']> = {}): Schemas['Profile'] =>
  aProfile({ birthday: { day: 24, month: 12, year: 1990 }, changeable: ['email', 'birthday', 'is_birth_year_visible'], ...overrides });

/** What a form about a profile sends. */
export const aProfileChange = (overrides: Partial<Schemas['ProfileChange']> = {}): Schemas['ProfileChange'] => ({
  birthday: '1990-12-24',
  is_birth_year_visible: true,
  ...overrides,
});

/** What the link of a mail holds. */
export const aMailedLink = (overrides: Partial<Schemas['MailedLink']> = {}): Schemas['MailedLink'] => ({
  user_id: sampleId(10, 0),
  hash: 'q3vJ8m0sYx2bT7kLwZ4nR1cEoU6hGfD9aPiVtSjBzQM',
  ...overrides,
});
