import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { mayWrite } from '../../shared/identity/editor.policy.ts';
import type { VersionedPart } from '../settings/index.ts';

/** The categories and the menu are content, which editors write. Look and settings decide how people log in and what they see everywhere: those are for superadmins. */
export const maySetUp = (me: Pick<Me, 'permissions'>, part: VersionedPart): boolean =>
  part === 'categories' || part === 'menu' ? mayWrite(me) : me.permissions.includes('superadmin');

/** Throws 404 for all who may not, who do not learn that there is anything. */
export function allowed<Caller extends Me>(me: Caller, part: VersionedPart): Caller {
  if (!maySetUp(me, part)) throw new Problem(404, 'not_found');
  return me;
}
