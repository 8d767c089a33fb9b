import type { Me } from '../../http/operation.ts';
import { mayWrite } from '../editor/editor.policy.ts';

/** Editors see articles that are not out yet or no more, and decide when they are. */
export const mayPublish = (me: Pick<Me, 'permissions'>): boolean => mayWrite(me);
