import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { mayWrite } from './editor.policy.ts';

/** Throws 404 for all but editors, who do not learn that there is anything. */
export function editorsAlone<Caller extends Me>(me: Caller): Caller {
  if (!mayWrite(me)) throw new Problem(404, 'not_found');
  return me;
}
