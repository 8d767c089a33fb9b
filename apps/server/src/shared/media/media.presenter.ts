import type { Schemas } from '@foyer/api';
import { isImage, svgType } from '@foyer/media-files';
import { parse } from 'node:path';
import { localize } from '../../platform/db/localized.ts';
import type { media } from '../../platform/orgs/orgs.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import { mediaAddress, widths } from '../../platform/storage/media.address.ts';

type Row = typeof media.$inferSelect;

/** The columns an image is shown from. */
export type ImageRow = Pick<Row, 'id' | 'fileName' | 'type' | 'width' | 'height' | 'alt' | 'hash' | 'focalX' | 'focalY'>;

/** The columns a file is shown from. */
export type FileRow = Pick<Row, 'id' | 'fileName' | 'type' | 'size' | 'title' | 'hash' | 'poster'>;

const usualWidth = 960;
const middle = 0.5;

/** The point that stays in view where it is cut; null where no one has set it. */
export const focalPointOf = ({ focalX: x, focalY: y }: Pick<Row, 'focalX' | 'focalY'>): Schemas['FocalPoint'] | null =>
  x === null || y === null ? null : { x, y };

/**
 * A medium as an image with the sizes it can be had in; null where there is none or it is not an image. Pictures are never offered
 * larger than they are; drawings are sharp at every size.
 */
export function toImage(row: ImageRow | null, locale: Locale): Schemas['Image'] | null {
  if (!row || !isImage(row.type) || !row.width || !row.height) return null;
  const original = row.width;
  const offered = widths.filter((width) => row.type === svgType || width <= original);
  const variants = offered.length
    ? offered.map((width) => ({ width: width as number, src: mediaAddress(row, width) }))
    : [{ width: original, src: mediaAddress(row) }];
  const focal = focalPointOf(row);
  const usual = variants.findLast(({ width }) => width <= usualWidth) ?? variants[0];
  return {
    id: row.id,
    src: usual?.src ?? mediaAddress(row),
    alt: row.alt ? localize(row.alt, locale).text : '',
    width: row.width,
    height: row.height,
    variants,
    // Most pictures have none, and a list has many pictures.
    ...(focal && (focal.x !== middle || focal.y !== middle) && { focal_point: focal }),
  };
}

/** Of a page the head says most. */
const headOfPage = { x: middle, y: 0 };

/** The picture that stands for a video or PDF, in the sizes it can be had in; null where there is none. */
export function toPoster({ id, fileName, type, poster }: Pick<Row, 'id' | 'fileName' | 'type' | 'poster'>): Schemas['Image'] | null {
  if (!poster || isImage(type)) return null;
  const { hash, width, height } = poster;
  // Without a width the address is that of the file itself.
  const offered = widths.filter((one) => one === widths[0] || poster.type === svgType || one <= width);
  const variants = offered.map((one) => ({ width: one as number, src: mediaAddress({ id, fileName, hash }, one) }));
  const { src } = variants.findLast((one) => one.width <= usualWidth)!;
  return { id, src, alt: '', width, height, variants, ...(type === 'application/pdf' && { focal_point: headOfPage }) };
}

/** The columns a picture with words on it is shown from. */
export type BackgroundRow = ImageRow & Pick<Row, 'luma'>;

/** An image that words stand on: with its brightness, which decides their colour. */
export function toBackground(row: BackgroundRow | null, locale: Locale): Schemas['Image'] | null {
  const image = toImage(row, locale);
  return image && row?.luma?.length ? { ...image, luma: row.luma } : image;
}

/** A medium as an article's attachment: a file, and a picture where it is one. */
export const toAttachment = (row: FileRow & ImageRow, locale: Locale): Schemas['Attachment'] => ({
  ...toFile(row, locale),
  image: toImage(row, locale),
});

/** A medium as a file to download. Without a title it carries the file's name. */
export function toFile(row: FileRow, locale: Locale): Schemas['File'] {
  const poster = toPoster(row);
  return {
    id: row.id,
    title: (row.title && localize(row.title, locale).text) || parse(row.fileName).name,
    type: row.type,
    size: row.size,
    link: mediaAddress(row),
    ...(poster && { poster }),
  };
}
