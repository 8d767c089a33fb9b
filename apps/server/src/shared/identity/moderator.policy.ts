import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Permission } from './permissions.ts';

/** The permissions of which each makes a moderator. */
export const moderators = ['moderator', 'superadmin'] as const satisfies readonly Permission[];

/** Moderators decide on what members report. Editors do not read what was written among members. */
export const mayModerate = ({ permissions }: Pick<Me, 'permissions'>): boolean =>
  moderators.some((permission) => permissions.includes(permission));

/** Throws 404 for all but moderators, who do not learn that there is anything. */
export function moderatorsAlone<Caller extends Me>(me: Caller): Caller {
  if (!mayModerate(me)) throw new Problem(404, 'not_found');
  return me;
}
