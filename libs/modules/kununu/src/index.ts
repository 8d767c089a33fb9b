import type { Schemas } from '@foyer/api';

export { KununuModule } from './kununu/kununu.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type KununuModuleData = Schemas['KununuModule'];
