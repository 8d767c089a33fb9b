import { canCrop, createCropper, type CropArea, extensionOf, keptName } from '@foyer/media-files';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';
import { requireRoom } from '../uploads/index.ts';
import { one } from './library.repository.ts';

/** Where the focal point of a picture is in a part of it, which begins and is so long in pixels; at the edge where it was cut off. */
function focalWithin(share: number | null, whole: number | null, from: number, length: number | null | undefined): number | null {
  return share === null || !whole || !length ? null : Math.min(1, Math.max(0, (share * whole - from) / length));
}

/** Makes what cuts parts out of the library's pictures; gives the id of the new one. Throws 404 where there is nothing to cut, 413 where the customer has no room left. */
export function createCrops(context: Pick<Context, 'db' | 'files' | 'settings' | 'log'>) {
  const { db, files, log } = context;
  const crop = createCropper(files);
  return async (me: Me, id: string, area: CropArea): Promise<string> => {
    const [row] = await db.select().from(media).where(one(me, id));
    const { fileName, alt, title, folder, ...source } = found(row);
    if (!canCrop(source.type)) throw new Problem(404, 'not_found');
    const bytes = await crop(source, area).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      log.error({ err: error, media: id, hash: source.hash }, 'The bytes of a medium cannot be read');
      throw new Problem(404, 'not_found', { cause: error });
    });
    await requireRoom(context, me, bytes.byteLength);
    const extension = extensionOf(fileName);
    const name = keptName(`${fileName.slice(0, fileName.length - extension.length)}-${area.width}x${area.height}${extension}`);
    const medium = { id: uuidv7(), orgId: me.orgId, fileName: name, bytes, alt, title };
    const made = await storeMedia({ db, files }, medium);
    const focalX = focalWithin(source.focalX, source.width, area.x, made.width);
    const focalY = focalWithin(source.focalY, source.height, area.y, made.height);
    await db.update(media).set({ folder, focalX, focalY, fresh: true, uploadedBy: me.id }).where(eq(media.id, medium.id));
    return medium.id;
  };
}
