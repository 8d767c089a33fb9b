import { redraw } from '@foyer/media-files';
import type { Outbound } from '@foyer/outbound';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';

const maxBytes = 5 * 1024 * 1024;

/**
 * Makes our own copy of a website's picture, so that no reader's browser calls the website: fetched through the guarded door, decoded within
 * limits, drawn again without whatever else was in the file, and kept for members. Answers its id. Throws an `OutboundError` or a `PictureFault`.
 */
export async function importPicture(
  { db, files, outbound }: Pick<Context, 'db' | 'files'> & { outbound: Outbound },
  { orgId, url, signal }: { orgId: string; url: string; signal: AbortSignal },
): Promise<string> {
  const { body } = await outbound.get(url, { accept: 'image/webp,image/*;q=0.8', maxBytes, signal });
  const bytes = await redraw(body);
  const id = uuidv7();
  await storeMedia({ db, files }, { id, orgId, fileName: `${id}.webp`, bytes });
  return id;
}
