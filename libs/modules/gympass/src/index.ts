import type { Schemas } from '@foyer/api';

export { GympassModule } from './gympass/gympass.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type GympassModuleData = Schemas['GympassModule'];
