import type { Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

const titles = ['Empfangsleiterin', 'Küchenchef', 'Hausdame', 'Ausbildungsleiter'];
const houses = [
  { id: 'kurpark', name: 'Hotel am Kurpark', city: 'Bad Reichenhall' },
  { id: 'hafen', name: 'Hafenhotel', city: 'Hamburg' },
];

/** A person the editor has picked; another index is another person. */
export const aProfileTeaser = (overrides: Partial<Schemas['ProfileteaserEntry']> = {}, index = 0): Schemas['ProfileteaserEntry'] => ({
  ...aPerson({}, index),
  title: titles[index % titles.length]!,
  location: houses[index % houses.length]!,
  special_tasks: index % 2 === 0 ? ['Erste Hilfe', 'Brandschutz', 'Datenschutz'] : [],
  extra_fields: [{ key: 'skills', name: 'Kenntnisse', values: ['Wein', 'Käse'] }],
  ...overrides,
});

/** Four people. */
export const aProfileteaserModule = (overrides: Partial<Schemas['ProfileteaserModule']> = {}): Schemas['ProfileteaserModule'] => ({
  id: 'profileteaser-1',
  type: 'profileteaser',
  title: 'Wen Sie fragen können',
  options: { whole_fields: [] },
  results: titles.map((_, index) => aProfileTeaser({}, index)),
  ...overrides,
});
