import { aPortrait } from './image.ts';
import { hoursAgo, sampleId, type Schemas } from './overrides.ts';

const names = ['Annika Berger', 'Tomás Oliveira', 'Fatima El-Sayed', 'Jonas Brandt', 'Giulia Ferri', 'Sanne de Vries'];

/** A person as shown beside their words. */
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
  agb_nda_accepted: true,
  terms_user_id: null,
  terms_version: null,
  consent_accepted: false,
  location: null,
  sso: false,
  has_password: true,
  allow_posts_without_grp_and_topic: false,
  personal_api_keys: true,
  ...overrides,
});

/** The session of a guest. */
export const anAnonymousSession = (overrides: Partial<Schemas['Session']> = {}): Schemas['Session'] =>
  aSession({ status: 'anonymous', user: null, has_password: false, ...overrides });

/** What the login form sends. */
export const aLoginRequest = (overrides: Partial<Schemas['LoginRequest']> = {}): Schemas['LoginRequest'] => ({
  username: 'member',
  password: 'foyer-demo',
  ...overrides,
});

/** The session of a member who has to agree to the terms first. */
export const aWaitingSession = (overrides: Partial<Schemas['Session']> = {}): Schemas['Session'] =>
  anAnonymousSession({ agb_nda_accepted: false, terms_user_id: aUser().user_id, terms_version: '2026-01', ...overrides });

/** What the terms step sends. */
export const anAcceptTermsRequest = (overrides: Partial<Schemas['AcceptTermsRequest']> = {}): Schemas['AcceptTermsRequest'] => ({
  user_id: aUser().user_id,
  terms_version: '2026-01',
  ...overrides,
});

/** The devices a member is signed in on, this one first. */
export const userSessions = (): Schemas['UserSession'][] =>
  [
    { browser: 'Firefox', system: 'Windows', ago: 0 },
    { browser: 'Safari', system: 'iPhone', ago: 26 },
    { browser: null, system: null, ago: 200 },
  ].map(({ browser, system, ago }, index) => ({
    id: `8b5bf05d1a2c4e6f9a7b3c1d0e2f4a6${index}`,
    browser,
    system,
    created_at: hoursAgo(ago + 48),
    last_used_at: hoursAgo(ago),
    current: index === 0,
  }));
