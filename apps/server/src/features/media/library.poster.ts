import type { Schemas } from '@foyer/api';
import { isImage } from '@foyer/media-files';
import { and, eq, not, type SQL } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem, refusedField } from '../../platform/http/problem.ts';
import { media, type Poster } from '../../platform/orgs/orgs.tables.ts';
import { lockBytes } from '../../platform/storage/media.lock.ts';
import { removeBytesUnused } from '../../platform/storage/media.remove.ts';
import { audit } from '../../shared/audit/audit.ts';
import { mayWrite } from '../../shared/identity/editor.policy.ts';
import { kindOf } from '../../shared/media/medium.presenter.ts';
import { inUse } from './media.access.ts';
import { one } from './library.repository.ts';

/** What the caller has just uploaded: theirs alone, on nothing yet. */
const justUploaded = (me: Me, id: string): SQL =>
  and(eq(media.orgId, me.orgId), eq(media.id, id), eq(media.uploadedBy, me.id), eq(media.fresh, true), not(inUse))!;

const hasPoster = (type: string): boolean => ['video', 'pdf'].includes(kindOf(type));

/**
 * Has a picture stand for a video or PDF: one of the library, for editors, or one that was uploaded for it, which is nothing else afterwards. Throws 404 where the medium is neither in the caller's
 * library nor what they have just uploaded, or needs none; 400 naming the field.
 */
export async function choosePoster({ db, files }: Pick<Context, 'db' | 'files'>, me: Me, id: string, choice: Schemas['PosterChoice']) {
  const { medium_id: pictureId, uploaded_for_it: forIt = false } = choice;
  const old = await db.transaction(async (tx) => {
    const [target] = await tx
      .select()
      .from(media)
      .where(mayWrite(me) ? one(me, id) : justUploaded(me, id))
      .for('update');
    if (!target || !hasPoster(target.type)) throw new Problem(404, 'not_found');
    const ofLibrary = mayWrite(me) ? one(me, pictureId ?? '') : undefined;
    const condition = forIt ? justUploaded(me, pictureId ?? '') : ofLibrary;
    const [picture] = pictureId !== null && condition ? await tx.select().from(media).where(condition).for('update') : [];
    if (pictureId !== null && !picture) throw refusedField('medium_id', 'not_found');
    if (picture && !(isImage(picture.type) && picture.width && picture.height)) throw refusedField('medium_id', 'not_an_image');
    if (picture) await lockBytes(tx, [picture.hash]);
    if (picture && forIt) await tx.delete(media).where(eq(media.id, picture.id));
    const poster: Poster | null = picture
      ? { hash: picture.hash, type: picture.type, width: picture.width!, height: picture.height!, size: picture.size }
      : null;
    await tx
      .update(media)
      .set({ poster, posterTried: picture !== undefined })
      .where(eq(media.id, id));
    if (mayWrite(me)) await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'medium.poster_chosen', subject: id });
    return target.poster?.hash;
  });
  if (old) await removeBytesUnused({ db, files }, [old]);
}
