import type { Schemas } from '@foyer/api';

export { GdprModule } from './gdpr/gdpr.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type GdprModuleData = Schemas['GdprModule'];
