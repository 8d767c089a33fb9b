import { extensionOf, keptName } from '@foyer/media-files';
import { and, eq, not } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem, refusedField } from '../../platform/http/problem.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { lockBytes } from '../../platform/storage/media.lock.ts';
import { hashesOf, removeBytesUnused } from '../../platform/storage/media.remove.ts';
import { audit } from '../../shared/audit/audit.ts';
import { kindOf } from '../../shared/media/medium.presenter.ts';
import { inUse } from './media.access.ts';
import { one } from './library.repository.ts';

/** The old name with the extension of the new file, by which it is served. */
function nameOf(before: string, file: string): string {
  const stem = before.slice(0, before.length - extensionOf(before).length);
  return keptName(`${stem}${extensionOf(file)}`);
}

type Row = typeof media.$inferSelect;

/** How far proportions may differ that count as the same: rounding to whole pixels. */
const rounding = 0.01;

/** The focal point after a replacement: the new picture's own, or the old one where both have the same proportions. */
function focalPoint(target: Row, source: Row): Pick<Row, 'focalX' | 'focalY'> {
  const [before, now] = [target, source].map(({ width, height }) => (width ?? 0) / (height || 1)) as [number, number];
  const { focalX, focalY } = source.focalX === null && Math.abs(before / now - 1) < rounding ? target : source;
  return { focalX, focalY };
}

/** Puts the file of what an editor has just uploaded in the place of a medium's. Throws 404 where it is not in their library, 400 naming the field. */
export async function replaceFile({ db, files }: Pick<Context, 'db' | 'files'>, me: Me, id: string, uploadId: string): Promise<void> {
  const old = await db.transaction(async (tx) => {
    const [target] = await tx.select().from(media).where(one(me, id)).for('update');
    if (!target) throw new Problem(404, 'not_found');
    const own = and(eq(media.orgId, me.orgId), eq(media.id, uploadId), eq(media.uploadedBy, me.id), eq(media.fresh, true), not(inUse));
    const [source] = await tx.select().from(media).where(own).for('update');
    if (!source || source.id === target.id) throw refusedField('medium_id', 'not_found');
    if (kindOf(source.type) !== kindOf(target.type)) throw refusedField('medium_id', 'other_kind');
    // Its bytes pass from one to the other: no one removes them in between.
    await lockBytes(tx, hashesOf(source));
    await tx.delete(media).where(eq(media.id, source.id));
    const { type, size, width, height, hash, luma, poster, posterTried } = source;
    const fileName = nameOf(target.fileName, source.fileName);
    await tx
      .update(media)
      .set({ type, size, width, height, hash, luma, poster, posterTried, fileName, ...focalPoint(target, source) })
      .where(eq(media.id, target.id));
    const details = { name: fileName, before: target.fileName };
    await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'medium.replaced', subject: id, details });
    return hashesOf(target);
  });
  await removeBytesUnused({ db, files }, old);
}
