import { aPagination } from './news.ts';
import { hoursAgo, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

/** A reward in the studio's list. */
export const aProductEntry = (overrides: Partial<Schemas['StudioProductEntry']> = {}): Schemas['StudioProductEntry'] => ({
  ...{ id: 'spa', name: 'Wellness-Wochenende', image: null, coins_required: 250, state: 'offered' },
  ...{ available_from: null, available_to: null },
  ...overrides,
});

/** Rewards in every state, one of them with a long name. */
export const studioProducts = (): Schemas['StudioProductEntry'][] => [
  aProductEntry(),
  aProductEntry({ id: 'ski', name: 'Skipass', coins_required: 120, state: 'planned', available_from: '2099-12-01T08:00:00.000Z' }),
  aProductEntry({ id: 'market', name: 'Weihnachtsmarkt', coins_required: 40, state: 'ended', available_to: hoursAgo(24) }),
  aProductEntry({
    ...{ id: 'dinner', name: 'Abendessen für zwei im Panoramarestaurant mit Weinbegleitung und Übernachtung' },
    ...{ coins_required: 1_000_000, state: 'withdrawn' },
  }),
];

/** A page of the studio's rewards. */
export function aStudioProductList(overrides: Partial<Schemas['StudioProductList']> = {}): Schemas['StudioProductList'] {
  const { results = studioProducts() } = overrides;
  return { results, total: results.length, pagination: aPagination(results.length, 1, 20), ...overrides };
}

/** What a reward says. */
export const aProductContent = (overrides: Partial<Schemas['StudioProductContent']> = {}): Schemas['StudioProductContent'] => ({
  ...{ name: { de_DE: 'Wellness-Wochenende', en_GB: 'Spa weekend' }, image_id: null, coins_required: 250 },
  ...{ available_from: null, available_to: null, active: true },
  ...overrides,
});

/** A reward of the shop. */
export const aStudioProduct = (overrides: Partial<Schemas['StudioProduct']> = {}): Schemas['StudioProduct'] => ({
  ...{ id: 'spa', content: aProductContent(), image: null, state: 'offered', carts: 3 },
  ...overrides,
});

/** What was done to a reward. */
export const productEvents = (): Schemas['StudioRecordEvent'][] => [
  { id: 'r3', at: hoursAgo(1), action: 'product.moved', by: aPerson(), fields: [] },
  { id: 'r2', at: hoursAgo(2), action: 'product.changed', by: aPerson(), fields: ['coins_required', 'available_to'] },
  { id: 'r1', at: hoursAgo(24 * 40), action: 'product.created', by: aPerson(), fields: [] },
];
