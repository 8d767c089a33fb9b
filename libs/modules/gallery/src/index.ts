import type { Schemas } from '@foyer/api';

export { GalleryModule } from './gallery/gallery.tsx';

/** What the module is given: its part of `GET pages/{id}`. */
export type GalleryModuleData = Schemas['GalleryModule'];
