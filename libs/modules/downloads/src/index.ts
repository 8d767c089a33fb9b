import type { Schemas } from '@foyer/api';

export { DownloadsModule } from './downloads/downloads.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type DownloadsModuleData = Schemas['DownloadsModule'];
