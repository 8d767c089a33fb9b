import type { Schemas } from '@foyer/api';

export { StreamWidgetModule } from './stream-widget/stream-widget.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type StreamWidgetModuleData = Schemas['StreamWidgetModule'];
