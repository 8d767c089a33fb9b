import type { Me } from '../../platform/http/operation.ts';
import type { Permission } from './permissions.ts';

const holds = ({ permissions }: Pick<Me, 'permissions'>, wanted: readonly Permission[]): boolean =>
  wanted.some((permission) => permissions.includes(permission));

/** The permissions of which each makes an editor. */
export const writers = ['editor', 'superadmin'] as const satisfies readonly Permission[];

/** Editors write content. */
export const mayWrite = (me: Pick<Me, 'permissions'>): boolean => holds(me, writers);

/** Scripts run with the rights of every reader: who may write content may not write them, unless they are trusted with it. */
export const mayScript = (me: Pick<Me, 'permissions'>): boolean => mayWrite(me) && holds(me, ['scripts', 'superadmin']);
