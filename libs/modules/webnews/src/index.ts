import type { Schemas } from '@foyer/api';

export { WebnewsModule } from './webnews/webnews.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type WebnewsModuleData = Schemas['WebnewsModule'];
