import { ownCongratulations, someOccasions } from '../factories/occasions.ts';
import type { Schemas } from '../factories/overrides.ts';
import { type Call, failing, mock } from './mock.ts';

type Occasion = Schemas['Occasion'];

/** The first so many of each type. */
function firstOfEach(occasions: readonly Occasion[], { query }: Pick<Call<'listOccasionsFeed'>, 'query'>): Schemas['UpcomingOccasions'] {
  const limit = Number(query.get('limit') ?? 6);
  const place = (one: Occasion) => occasions.filter(({ type }) => type === one.type).indexOf(one);
  return { results: occasions.filter((one) => place(one) < limit) };
}

const ofType = (occasions: readonly Occasion[], wanted: Occasion['type']) => occasions.filter(({ type }) => type === wanted);

export const listOccasionsFeed = (occasions: Occasion[] = someOccasions()) =>
  mock('listOccasionsFeed', (call) => firstOfEach(occasions, call));
export const listOccasionsFeedFails = failing('listOccasionsFeed');

export const listBirthdays = (occasions: Occasion[] = someOccasions()) =>
  mock('listBirthdays', (call) => firstOfEach(ofType(occasions, 'birthday'), call));
export const listBirthdaysFails = failing('listBirthdays');

export const listAnniversaries = (occasions: Occasion[] = someOccasions()) =>
  mock('listAnniversaries', (call) => firstOfEach(ofType(occasions, 'anniversary'), call));
export const listAnniversariesFails = failing('listAnniversaries');

/** Reads and changes whom the member has congratulated, and remembers it. */
export function congratulationCalls(initial: Schemas['OwnCongratulations'] = ownCongratulations()) {
  let kept = initial;
  return [
    mock('listOwnCongratulations', () => kept),
    mock('setCongratulation', ({ path, body }) => {
      const others = kept.given.filter((one) => one !== path['id']);
      kept = { ...kept, given: body.congratulate ? [path['id']!, ...others] : others };
      return kept;
    }),
  ];
}
export const listOwnCongratulationsFails = failing('listOwnCongratulations');
export const setCongratulationFails = failing('setCongratulation');
