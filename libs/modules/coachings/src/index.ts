import type { Schemas } from '@foyer/api';

export { CoachingsModule } from './coachings/coachings.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type CoachingsModuleData = Schemas['CoachingsModule'];
