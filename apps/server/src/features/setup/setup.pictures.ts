import { isImage } from '@foyer/media-files';
import type { ReadSettings } from '@foyer/settings';
import type { Db } from '../../platform/db/client.ts';
import type { Me } from '../../platform/http/operation.ts';
import type { ProblemField } from '../../platform/http/problem.ts';
import { audit } from '../../shared/audit/audit.ts';
import { createSetupRepository } from './setup.repository.ts';

/** Lets guests see a picture of the library that is shown to them as logo, or beside the registration. */
export async function givePicture(tx: Db, me: Me, id: string, as: 'logo' | 'hero'): Promise<void> {
  if (!(await createSetupRepository(tx).publish(me.orgId, id))) return;
  await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'media.published', subject: id, details: { as } });
}

const heroOf = ({ signup }: ReadSettings): string | null => signup.hero?.backgroundImageId ?? null;

/** Gives guests the picture beside the registration where another is chosen; what is refused of it. */
export async function heroFaults(tx: Db, me: Me, { before, after }: Record<'before' | 'after', ReadSettings>): Promise<ProblemField[]> {
  const id = heroOf(after);
  if (id === null || id === heroOf(before)) return [];
  await givePicture(tx, me, id, 'hero');
  const found = await createSetupRepository(tx).medium(me.orgId, id);
  if (found && isImage(found.type) && found.visibility === 'public') return [];
  return [{ field: 'signup.hero.backgroundImageId', code: found && isImage(found.type) ? 'not_public' : 'not_an_image' }];
}
