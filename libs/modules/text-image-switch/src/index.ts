import type { Schemas } from '@foyer/api';

export { TextImageSwitchModule } from './text-image-switch/text-image-switch.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type TextImageSwitchModuleData = Schemas['TextImageSwitchModule'];
