import type { Me } from '../../platform/http/operation.ts';
import { mayWrite } from '../identity/editor.policy.ts';

/** Editors see articles that are not out yet or no more, and decide when they are. */
export const mayPublish = (me: Pick<Me, 'permissions'>): boolean => mayWrite(me);
