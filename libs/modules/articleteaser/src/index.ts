import type { Schemas } from '@foyer/api';

export { ArticleteaserModule } from './articleteaser/articleteaser.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type ArticleteaserModuleData = Schemas['ArticleteaserModule'];
