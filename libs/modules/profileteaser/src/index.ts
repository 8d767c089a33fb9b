import type { Schemas } from '@foyer/api';

export { ProfileteaserModule } from './profileteaser/profileteaser.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type ProfileteaserModuleData = Schemas['ProfileteaserModule'];
