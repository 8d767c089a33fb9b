import type { Schemas } from '@foyer/api';
import { isImage, isPlayed, isVideo } from '@foyer/media-files';
import type { Locale } from '../../platform/db/types.ts';
import { mediaAddress } from '../../platform/storage/media.address.ts';
import type { MediaRow } from '../../platform/storage/media.row.ts';
import { focalPointOf, toImage, toPoster } from './media.presenter.ts';

/** What a medium is, for those who look for one. */
export function kindOf(type: string): Schemas['MediumKind'] {
  if (isImage(type)) return 'image';
  if (isVideo(type)) return 'video';
  if (isPlayed(type)) return 'audio';
  return type === 'application/pdf' ? 'pdf' : 'file';
}

/** A medium as those see it who write with it; with the name of who uploaded it. */
export const toMedium = (row: MediaRow, uploadedBy: string | null, locale: Locale): Schemas['Medium'] => ({
  id: row.id,
  name: row.fileName,
  kind: kindOf(row.type),
  type: row.type,
  size: row.size,
  link: mediaAddress(row),
  image: toImage(row, locale),
  poster: toPoster(row),
  alt: row.alt,
  focal_point: focalPointOf(row),
  luma: row.luma ?? [],
  folder: row.folder,
  visibility: row.visibility,
  created_at: row.createdAt.toISOString(),
  uploaded_by: uploadedBy,
});
