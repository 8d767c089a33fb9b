import type { Me } from '../../http/operation.ts';

const moderators = ['editor', 'superadmin'];

/** Authors delete their own comments; editors and superadmins delete any of their org. */
export const mayDeleteComment = (me: Pick<Me, 'id' | 'permissions'>, { authorId }: { authorId: string }): boolean =>
  me.id === authorId || me.permissions.some((permission) => moderators.includes(permission));
