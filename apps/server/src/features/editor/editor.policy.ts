import type { Schemas } from '@foyer/api';
import type { Me } from '../../http/operation.ts';

const holds = ({ permissions }: Pick<Me, 'permissions'>, wanted: readonly Schemas['Permission'][]): boolean =>
  wanted.some((permission) => permissions.includes(permission));

/** Editors write content. */
export const mayWrite = (me: Pick<Me, 'permissions'>): boolean => holds(me, ['editor', 'superadmin']);

/** Scripts run with the rights of every reader: who may write content may not write them, unless they are trusted with it. */
export const mayScript = (me: Pick<Me, 'permissions'>): boolean => mayWrite(me) && holds(me, ['scripts', 'superadmin']);
