import type { Schemas } from '@foyer/api';
import { fileExtension } from '@foyer/ui';

const pictures = new Set(['jpeg', 'jpg', 'gif', 'png']);

type Item = Schemas['GalleryItem'];

/** A slide that is shown as a picture. */
export type Picture = Item & { image: Schemas['Image'] };

/** Distinguishes pictures from files that are offered as a download: by the file's extension (content §2), and a picture must be there. */
export const isPicture = (item: Item): item is Picture => item.image !== null && pictures.has(fileExtension(item.file.link));
