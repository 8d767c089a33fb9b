import { anImage } from './image.ts';
import type { ModuleOverrides, Schemas } from './overrides.ts';

/** The points of the signed-in member. */
export const someMemberScores = (overrides: Partial<Schemas['MemberScores']> = {}): Schemas['MemberScores'] => ({
  status_points: 2480,
  status_level: 'Silber',
  bonus_points: 640,
  ...overrides,
});

/** The module with the member's points. */
export const aScoresModule = ({ options, ...rest }: ModuleOverrides<Schemas['ScoresModule']> = {}): Schemas['ScoresModule'] => ({
  id: 'scores-1',
  type: 'scores',
  title: 'Ihre Punkte',
  options: { background_image: anImage({ alt: '' }, 5), ...options },
  results: [someMemberScores()],
  ...rest,
});
