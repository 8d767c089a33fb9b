import type { Schemas } from '@foyer/api';

export { OccasionsModule } from './occasions/occasions.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type OccasionsModuleData = Schemas['OccasionsModule'];
