import type { Schemas } from '@foyer/api';

export { NavigationSubpagesModule } from './navigation-subpages/navigation-subpages.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type NavigationSubpagesModuleData = Schemas['NavigationSubpagesModule'];
