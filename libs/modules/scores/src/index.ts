import type { Schemas } from '@foyer/api';

export { ScoresModule } from './scores/scores.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type ScoresModuleData = Schemas['ScoresModule'];
