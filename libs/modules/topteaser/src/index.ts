import type { Schemas } from '@foyer/api';

export { TopteaserModule } from './topteaser/topteaser.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type TopteaserModuleData = Schemas['TopteaserModule'];
