import { hoursAgo, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

/** Another editor who has the same open. */
export const aStudioEditor = (overrides: Partial<Schemas['StudioEditor']> = {}, index = 1): Schemas['StudioEditor'] => ({
  person: aPerson({}, index),
  own: false,
  since: hoursAgo(1),
  ...overrides,
});
