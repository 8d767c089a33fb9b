import type { FilterOption } from './filter-selection.ts';
import type { FilterDialogTexts } from './filter-dialog.tsx';

const values = (names: readonly string[], type: string | null = null) => names.map((value) => ({ id: value.toLowerCase(), value, type }));

/** Filters as the lists of the portal have them; for stories. */
export const sampleFilters: readonly FilterOption[] = [
  { identifier: 'status', label: 'Stand', multiple: true, properties: values(['Offen', 'Besetzt', 'Ruht']) },
  {
    identifier: 'location',
    label: 'Standort',
    multiple: true,
    properties: values(['Berlin', 'Bonn', 'Bremen', 'Dresden', 'Hamburg', 'Köln', 'München']),
  },
  {
    identifier: 'date_type',
    label: 'Zeitraum',
    multiple: false,
    properties: [
      { id: 'month', value: 'Im Monat', type: null },
      { id: 'year', value: 'Im Jahr', type: null },
    ],
  },
  {
    identifier: 'date',
    label: 'Datum',
    multiple: false,
    properties: [...values(['November 2026', 'Oktober 2026'], 'month'), ...values(['2026', '2025'], 'year')],
  },
  { identifier: 'sorting_order', label: 'Sortierung', multiple: false, properties: values(['Neueste zuerst', 'Älteste zuerst']) },
];

export const sampleTexts: FilterDialogTexts = {
  title: 'Filter',
  closeLabel: 'Schließen',
  apply: 'Anwenden',
  reset: 'Zurücksetzen',
  any: 'Alle',
  countText: (count) => `${count} ausgewählt`,
  searchLabel: (label) => `${label} suchen`,
  emptyText: 'Nichts passt.',
  removeLabel: (value) => `${value} entfernen`,
  clearLabel: 'Alle entfernen',
};
