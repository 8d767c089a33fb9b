import type { Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

const lastYear = 2026;
const dates = ['2026-11-18', '2026-11-18', '2026-11-19', '2026-11-24', '2026-12-01', '2026-12-24', '2026-12-31', '2027-01-01'];

/** A birthday or, with an odd index, an anniversary; the first two are today's. Another index is another person. */
export function anOccasion(overrides: Partial<Schemas['Occasion']> = {}, index = 0): Schemas['Occasion'] {
  const type = overrides.type ?? (index % 2 === 0 ? 'birthday' : 'anniversary');
  const person = aPerson({}, index);
  const on = dates[index % dates.length]!;
  const [year, month, day] = on.split('-').map(Number) as [number, number, number];
  const years = 1 + ((index * 7) % 30);
  const yearVisible = index % 4 === 0;
  return {
    id: `${type}-${person.id}`,
    type,
    user: { ...person, profile_url: `/profile/${person.id}`, special_tasks: [], extra_fields: [] },
    img: person.image,
    date: { day, month, year: type === 'anniversary' ? year - years : yearVisible ? lastYear - 30 - index : null },
    is_birth_year_visible: yearVisible,
    years: type === 'anniversary' ? years : null,
    celebrated_on: on,
    is_today: index < 2,
    ...overrides,
  };
}

/** The next occasions, half of them birthdays. */
export const someOccasions = (count = 8): Schemas['Occasion'][] => Array.from({ length: count }, (_, index) => anOccasion({}, index));

/** How many congratulated the member on their birthday. */
export const receivedCongratulations = (count: number): Schemas['ReceivedCongratulations'] => ({ occasion_id: 'birthday-me', count });

/** What a member has to do with today's congratulations; nothing yet. */
export const ownCongratulations = (overrides: Partial<Schemas['OwnCongratulations']> = {}): Schemas['OwnCongratulations'] => ({
  given: [],
  received: [],
  ...overrides,
});
