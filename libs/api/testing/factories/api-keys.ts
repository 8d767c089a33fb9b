import { hoursAgo, sampleId, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

const scopes = [
  'news:read',
  'people:read',
  'comments:read',
  'comments:write',
  'occasions:read',
  'shop:read',
  'studio:read',
  'studio:write',
];

/** A key that a program calls the API with. */
export const anApiKey = (overrides: Partial<Schemas['ApiKey']> = {}): Schemas['ApiKey'] => ({
  ...{ id: sampleId(98, 0), kind: 'personal', name: 'Dienstplan', hint: 'foyer_pk_q3vJ', scopes: ['news:read', 'occasions:read'] },
  ...{ owner: aPerson(), created_at: hoursAgo(400), expires_at: '2099-02-27T08:40:00.000Z', expired: false, last_used_at: hoursAgo(1) },
  ...overrides,
});

/** Keys of every sort: in use, not used yet, expired. */
export const someApiKeys = (): Schemas['ApiKey'][] => [
  anApiKey(),
  anApiKey({ id: sampleId(98, 1), name: 'Kalender im Büro', hint: 'foyer_pk_8xWm', scopes: ['occasions:read'], last_used_at: null }),
  anApiKey({ id: sampleId(98, 2), name: 'Umfrage 2025', hint: 'foyer_pk_Lq2_', expires_at: hoursAgo(48), expired: true }),
];

/** What the studio lists: members' keys and those of the customer. */
export const someStudioApiKeys = (): Schemas['ApiKey'][] => [
  anApiKey({ id: sampleId(98, 3), kind: 'organisation', name: 'Lohnabrechnung', hint: 'foyer_ok_0aBc', scopes: ['accounts:read'] }),
  ...someApiKeys(),
];

/** Keys, and what a new one may be given. */
export const anApiKeyList = (overrides: Partial<Schemas['ApiKeys']> = {}): Schemas['ApiKeys'] => ({
  ...{ results: someApiKeys(), scopes, allowed: true, password_needed: true },
  ...overrides,
});

/** What is said of a key that is to be. */
export const aNewApiKey = (): Schemas['NewApiKey'] => ({
  name: 'Dienstplan',
  scopes: ['news:read'],
  days: 90,
  current_password: 'foyer-demo',
});

/** A new key with its token. */
export const anApiKeyToken = (overrides: Partial<Schemas['ApiKey']> = {}): Schemas['ApiKeyToken'] => ({
  key: anApiKey({ id: sampleId(98, 10), last_used_at: null, created_at: hoursAgo(0), ...overrides }),
  token: 'foyer_pk_q3vJ8m0sYx2bT7kLwZ4nR1cEoU6hGfD9aPiVtSjBzQM',
});
