import { aPagination } from './news.ts';
import { hoursAgo, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

/** A member in the studio's list. */
export const aPersonEntry = (overrides: Partial<Schemas['StudioPersonEntry']> = {}): Schemas['StudioPersonEntry'] => ({
  id: 'annika',
  name: 'Annika Berger',
  username: 'annika.berger',
  email: 'annika.berger@aurelia.example',
  title: 'Empfangsleitung',
  hotel: 'Hotel am Kurpark',
  image: null,
  permissions: ['editor'],
  state: 'active',
  ...overrides,
});

/** People in every state, one of them with long words. */
export const studioPeople = (): Schemas['StudioPersonEntry'][] => [
  aPersonEntry(),
  aPersonEntry({
    ...{ id: 'jonas', name: 'Jonas Keller', username: 'jonas.keller', email: 'jonas.keller@aurelia.example' },
    ...{ title: null, hotel: null, permissions: ['superadmin', 'users'] },
  }),
  aPersonEntry({
    ...{
      id: 'nora',
      name: 'Nora Lang',
      username: 'nora.lang',
      email: 'nora.lang@aurelia.example',
      title: 'Auszubildende',
      permissions: [],
    },
    state: 'invited',
  }),
  aPersonEntry({
    ...{ id: 'alexandra', name: 'Alexandra-Maria von Hohenstein-Waldburg', username: 'alexandra-maria.von-hohenstein-waldburg' },
    email: 'alexandra-maria.von-hohenstein-waldburg@hospitality.aurelia.example',
    ...{ title: 'Stellvertretende Leiterin der Veranstaltungsgastronomie', permissions: [], state: 'blocked' },
  }),
];

/** A page of the studio's people. */
export function aPersonList(overrides: Partial<Schemas['StudioPersonList']> = {}): Schemas['StudioPersonList'] {
  const { results = studioPeople() } = overrides;
  return { results, total: results.length, pagination: aPagination(results.length, 1, 20), ...overrides };
}

/** What an account says. */
export const aPersonContent = (overrides: Partial<Schemas['StudioPersonContent']> = {}): Schemas['StudioPersonContent'] => ({
  username: 'annika.berger',
  email: 'annika.berger@aurelia.example',
  firstname: 'Annika',
  lastname: 'Berger',
  title: { de_DE: 'Empfangsleitung', en_GB: 'Front office manager' },
  hotel_id: 'kurpark',
  language: 'de_DE',
  permissions: ['editor'],
  birthday: '1990-12-24',
  hired_on: '2019-04-01',
  gender: 'female',
  careers: {},
  skills: { de_DE: ['Wein', 'Gebärdensprache'], en_GB: ['Wine', 'Sign language'] },
  special_tasks: { de_DE: ['Ersthelferin'], en_GB: ['First aider'] },
  ...overrides,
});

/** The account of a member. */
export const aStudioPerson = (overrides: Partial<Schemas['StudioPerson']> = {}): Schemas['StudioPerson'] => ({
  id: 'annika',
  name: 'Annika Berger',
  image: null,
  state: 'active',
  created_at: hoursAgo(24 * 400),
  content: aPersonContent(),
  changeable: [
    ...(['username', 'email', 'firstname', 'lastname', 'title', 'hotel_id', 'language', 'permissions'] as const),
    ...(['birthday', 'hired_on', 'gender', 'careers', 'skills', 'special_tasks', 'blocked'] as const),
  ],
  mail: 'reset',
  ...overrides,
});

/** What was done to an account. */
export const personEvents = (): Schemas['StudioRecordEvent'][] => [
  { id: 'e3', at: hoursAgo(2), action: 'user.changed', by: aPerson(), fields: ['email', 'hotel_id'] },
  { id: 'e2', at: hoursAgo(30), action: 'password.reset', by: null, fields: [] },
  { id: 'e1', at: hoursAgo(24 * 400), action: 'user.created', by: aPerson(), fields: [] },
];

/** What accounts are chosen from. */
export const somePeopleOptions = (overrides: Partial<Schemas['StudioPeopleOptions']> = {}): Schemas['StudioPeopleOptions'] => ({
  hotels: [
    { id: 'kurpark', name: 'Hotel am Kurpark', city: 'Bad Reichenhall' },
    { id: 'hafen', name: 'Hotel Hafenkontor', city: 'Hamburg' },
  ],
  permissions: ['superadmin', 'users', 'editor', 'scripts', 'moderator'],
  invites: true,
  ...overrides,
});

/** What the import of a list of people would do: three rows are wrong. */
export const aPeopleImport = (overrides: Partial<Schemas['StudioPeopleImport']> = {}): Schemas['StudioPeopleImport'] => ({
  ...{ stored: false, created: 12, updated: 3, unchanged: 240, fault_count: 3, unknown_columns: ['Kostenstelle'] },
  faults: [
    { line: 12, column: 'E-Mail', value: 'annika.berger', message: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein.' },
    { line: 40, column: 'Hotel', value: 'Schlosshotel Hohenstein-Waldburg', message: 'Es gibt kein Hotel mit diesem Namen.' },
    { line: 41, column: null, value: null, message: '„nora.lang“ steht schon in Zeile 7. Bitte entfernen Sie eine der beiden Zeilen.' },
  ],
  ...overrides,
});
