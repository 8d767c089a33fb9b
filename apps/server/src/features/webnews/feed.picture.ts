import type { Outbound } from '@foyer/outbound';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';

/** What a picture of a website has to be like. */
const limits = { bytes: 5 * 1024 * 1024, pixels: 50_000_000, leastWidth: 100, width: 1600, height: 2400 };

const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const quality = 82;

/** The bytes are no picture we can show; trying again would not change that. */
export class PictureFault extends Error {}

async function encode(bytes: Buffer): Promise<Buffer> {
  const options = { limitInputPixels: limits.pixels, failOn: 'error' as const };
  const { format, width } = await sharp(bytes, options).metadata();
  // Drawings (SVG) are programs, and dots count readers.
  if (!formats.has(format)) throw new PictureFault(`The picture is ${format}`);
  if (width < limits.leastWidth) throw new PictureFault(`The picture is ${width} pixels wide`);
  return sharp(bytes, options)
    .autoOrient()
    .resize({ width: limits.width, height: limits.height, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
}

/**
 * Makes our own copy of a website's picture, so that no reader's browser calls the website: fetched through the guarded door, decoded within
 * limits, drawn again without whatever else was in the file, and kept for members. Answers its id. Throws an `OutboundError` or a `PictureFault`.
 */
export async function importPicture(
  { db, mediaDir, outbound }: Pick<Context, 'db' | 'mediaDir'> & { outbound: Outbound },
  { orgId, url, signal }: { orgId: string; url: string; signal: AbortSignal },
): Promise<string> {
  const { body } = await outbound.get(url, { accept: 'image/webp,image/*;q=0.8', maxBytes: limits.bytes, signal });
  const bytes = await encode(body).catch((error: unknown) => {
    throw error instanceof PictureFault ? error : new PictureFault('The picture cannot be read', { cause: error });
  });
  const id = uuidv7();
  await storeMedia({ db, mediaDir }, { id, orgId, fileName: `${id}.webp`, bytes });
  return id;
}
