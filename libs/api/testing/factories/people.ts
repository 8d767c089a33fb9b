import { aPortrait } from './image.ts';
import { sampleId, type Schemas } from './overrides.ts';

const names = ['Annika Berger', 'Tomás Oliveira', 'Fatima El-Sayed', 'Jonas Brandt', 'Giulia Ferri', 'Sanne de Vries'];

/** Somebody as shown beside their words. */
export const aPerson = (overrides: Partial<Schemas['Person']> = {}, index = 0): Schemas['Person'] => ({
  id: sampleId(10, index),
  name: names[index % names.length]!,
  image: aPortrait({}, index),
  ...overrides,
});

/** The signed-in member. */
export const aUser = (overrides: Partial<Schemas['User']> = {}): Schemas['User'] => ({
  user_id: sampleId(10, 0),
  firstname: 'Annika',
  lastname: 'Berger',
  fullname: 'Annika Berger',
  email: 'annika.berger@aurelia.example',
  title: 'Empfangsleiterin',
  image: aPortrait(),
  permissions: [],
  admin_url: null,
  ...overrides,
});

/** The session of a signed-in member. */
export const aSession = (overrides: Partial<Schemas['Session']> = {}): Schemas['Session'] => ({
  status: 'authenticated',
  user: aUser(),
  selected_language: 'de_DE',
  ...overrides,
});

/** The session of somebody who has not logged in. */
export const anAnonymousSession = (overrides: Partial<Schemas['Session']> = {}): Schemas['Session'] =>
  aSession({ status: 'anonymous', user: null, ...overrides });

/** What the login form sends. */
export const aLoginRequest = (overrides: Partial<Schemas['LoginRequest']> = {}): Schemas['LoginRequest'] => ({
  username: 'member',
  password: 'foyer-demo',
  ...overrides,
});
