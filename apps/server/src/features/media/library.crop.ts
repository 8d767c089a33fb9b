import { canCrop, createCropper, type CropArea, extensionOf, keptName } from '@foyer/media-files';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { removeBytesUnused } from '../../platform/storage/media.remove.ts';
import { saveWritten, writeMedia } from '../../platform/storage/media.store.ts';
import { requireRoom } from '../uploads/index.ts';
import { one } from './library.repository.ts';

/** Where the focal point of a picture is in a part of it, which begins and is so long in pixels; at the edge where it was cut off. */
function focalWithin(share: number | null, whole: number | null, from: number, length: number | null | undefined): number | null {
  return share === null || !whole || !length ? null : Math.min(1, Math.max(0, (share * whole - from) / length));
}

/** Makes what cuts parts out of the library's pictures; gives the id of the new one. Throws 404 where there is nothing to cut, 413 where the customer has no room left. */
export function createCrops(context: Pick<Context, 'db' | 'files' | 'settings' | 'log'>) {
  const { db, files, settings, log } = context;
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
    const extension = extensionOf(fileName);
    const name = keptName(`${fileName.slice(0, fileName.length - extension.length)}-${area.width}x${area.height}${extension}`);
    const written = await writeMedia(files, { id: uuidv7(), orgId: me.orgId, fileName: name, bytes, alt, title });
    const focalX = focalWithin(source.focalX, source.width, area.x, written.width);
    const focalY = focalWithin(source.focalY, source.height, area.y, written.height);
    const { uploads: quotas } = await settings.of(me.orgId);
    try {
      await db.transaction(async (tx) => {
        await requireRoom(tx, me, bytes.byteLength, quotas);
        await saveWritten(tx, files, { ...written, folder, focalX, focalY, fresh: true, uploadedBy: me.id }, bytes);
      });
    } catch (error) {
      await removeBytesUnused({ db, files }, [written.hash]);
      throw error;
    }
    return written.id!;
  };
}
