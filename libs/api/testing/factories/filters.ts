import { categories, topics } from './news.ts';
import type { Locale, Schemas } from './overrides.ts';

type Option = Schemas['FilterOption'];
type Named = { id: string; name: string };

const named = (list: readonly Named[]): Option['properties'] => list.map(({ id, name }) => ({ id, value: name, type: null }));

/** A filter by category. */
export const aFilterOption = (overrides: Partial<Option> = {}): Option => ({
  id: 'news.category',
  label: 'Kategorie',
  identifier: 'category',
  multiple: true,
  properties: named(categories()),
  ...overrides,
});

/** The topics above the news list; none where `shown` is empty. */
export const aTopicFilter = (shown: Schemas['NewsTopic'][] = topics()): Option =>
  aFilterOption({ id: 'news.topic', label: 'Thema', identifier: 'topic', properties: named(shown) });

const dates: Option['properties'] = [
  { id: '2026-11', value: 'November 2026', type: 'month' },
  { id: '2026-10', value: 'Oktober 2026', type: 'month' },
  { id: '2026', value: '2026', type: 'year' },
  { id: '2025', value: '2025', type: 'year' },
  { id: 'upcoming', value: 'Bevorstehend', type: 'event' },
  { id: 'past', value: 'Vergangen', type: 'event' },
  { id: '2026-12', value: 'Dezember 2026', type: 'event' },
];
const dateTypes = named([
  { id: 'month', name: 'Veröffentlicht im Monat' },
  { id: 'year', name: 'Veröffentlicht im Jahr' },
  { id: 'event', name: 'Veranstaltung' },
]);
const orders = named([
  { id: 'newest', name: 'Neueste zuerst' },
  { id: 'oldest', name: 'Älteste zuerst' },
  { id: 'most_liked', name: 'Meiste „Gefällt mir“ zuerst' },
]);
const statuses = named([
  { id: 'published', name: 'Veröffentlicht' },
  { id: 'scheduled', name: 'Geplant' },
  { id: 'expired', name: 'Abgelaufen' },
]);

/** What the news list can be filtered by; editors are offered the status as well. */
export const newsFilterOptions = ({ locale = 'de_DE', editor = false }: { locale?: Locale; editor?: boolean } = {}): Option[] => [
  aFilterOption({ properties: named(categories(locale)) }),
  aTopicFilter(topics(locale)),
  aFilterOption({ id: 'news.date_type', label: 'Zeitraum', identifier: 'date_type', multiple: false, properties: dateTypes }),
  aFilterOption({ id: 'news.date', label: 'Datum', identifier: 'date', multiple: false, properties: dates }),
  aFilterOption({ id: 'news.sorting_order', label: 'Sortierung', identifier: 'sorting_order', multiple: false, properties: orders }),
  ...(editor ? [aFilterOption({ id: 'news.status', label: 'Veröffentlichung', identifier: 'status', properties: statuses })] : []),
];
