import type { Schemas } from '@foyer/api';

export { LocationModule } from './location/location.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type LocationModuleData = Schemas['LocationModule'];
