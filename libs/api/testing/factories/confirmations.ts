import { aPagination } from './news.ts';
import { hoursAgo, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

/** What a member has confirmed; nothing yet. */
export const aConfirmation = (overrides: Partial<Schemas['NewsConfirmation']> = {}): Schemas['NewsConfirmation'] => ({
  due_day: '2026-12-01',
  version: 1,
  confirmed_at: null,
  ...overrides,
});

/** What a member has confirmed of all that asks for it. */
export const ownConfirmations = (...newsIds: string[]): Schemas['OwnConfirmations'] => ({ news_ids: newsIds });

/** What a member has yet to confirm. */
export const anOpenConfirmation = (overrides: Partial<Schemas['OpenConfirmation']> = {}): Schemas['OpenConfirmation'] => ({
  ...{ news_id: 'article-1', title: 'Neue Brandschutzordnung', content_locale: 'de_DE' as const, due_day: '2026-12-01', overdue: false },
  ...overrides,
});

const subjects = ['Neue Brandschutzordnung', 'Hygieneplan für die Küche', 'Umgang mit Gästedaten', 'Schlüssel und Tresor'];

/** The first of all that a member has yet to confirm: the first is overdue, the last have no day by which. */
export const openConfirmations = (total: number): Schemas['OpenConfirmationList'] => ({
  results: Array.from({ length: Math.min(total, 20) }, (_, index) =>
    anOpenConfirmation({
      news_id: `article-${index + 1}`,
      title: subjects[index % subjects.length]!,
      due_day: ['2026-11-09', '2026-12-01'][index] ?? null,
      overdue: index === 0,
    }),
  ),
  total,
  pagination: aPagination(total, 1, 20),
});

/** What an article asks for. */
export const aConfirmationDemand = (overrides: Partial<Schemas['NewsConfirmationDemand']> = {}): Schemas['NewsConfirmationDemand'] => ({
  due_day: '2026-12-01',
  ...overrides,
});

/** A member's confirmation of a version. */
export const aConfirmationRequest = (overrides: Partial<Schemas['NewsConfirmationRequest']> = {}): Schemas['NewsConfirmationRequest'] => ({
  version: 1,
  ...overrides,
});

/** What editors have set. */
export const confirmationSettings = (
  overrides: Partial<Schemas['NewsConfirmationSettings']> = {},
): Schemas['NewsConfirmationSettings'] => ({
  required: true,
  due_day: '2026-12-01',
  pending: false,
  version: 1,
  asked: 1200,
  confirmed: 804,
  ...overrides,
});

/** What an editor decides. */
export const aConfirmationSettingsChange = (
  overrides: Partial<Schemas['NewsConfirmationSettingsChange']> = {},
): Schemas['NewsConfirmationSettingsChange'] => ({ required: true, due_day: '2026-12-01', ask_again: false, ...overrides });

/** Members in the report; every third has yet to confirm. */
export const confirmationEntries = (count: number): Schemas['NewsConfirmationEntry'][] =>
  Array.from({ length: count }, (_, index) => {
    const open = index % 3 === 2;
    return {
      user: aPerson({}, index),
      hotel: index % 7 === 6 ? null : 'Hotel am Kurpark',
      confirmed_at: open ? null : hoursAgo(index),
      version: open ? null : 1,
    };
  });

/** The report on an article, its first page. */
export const aConfirmationReport = (overrides: Partial<Schemas['NewsConfirmationReport']> = {}): Schemas['NewsConfirmationReport'] => ({
  article: { id: 'article-1', title: 'Neue Brandschutzordnung', version: 1, required: true, due_day: '2026-12-01' },
  asked: 1200,
  confirmed: 804,
  hotels: [
    { id: 'hotel-am-kurpark', name: 'Hotel am Kurpark', asked: 1100, confirmed: 770 },
    { id: 'none', name: null, asked: 100, confirmed: 34 },
  ],
  results: confirmationEntries(20),
  pagination: aPagination(1200, 1, 20),
  ...overrides,
});
