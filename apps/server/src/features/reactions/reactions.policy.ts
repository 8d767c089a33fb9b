import type { Me } from '../../platform/http/operation.ts';

const moderators = ['editor', 'superadmin'];

/** How long authors may change what they wrote, in ms: 15 minutes (`editable_until` in the contract). */
const editWindowMs = 15 * 60_000;

/** What the rules ask of a comment. */
export interface JudgedComment {
  authorId: string;
  createdAt: Date;
  /** Null where it was not deleted. */
  deletedAt: Date | null;
}

type Caller = Pick<Me, 'id' | 'permissions'>;

/** Authors delete their own comments; editors and superadmins delete any of their org. Nothing is deleted twice. */
export const mayDeleteComment = (me: Caller, { authorId, deletedAt }: Pick<JudgedComment, 'authorId' | 'deletedAt'>): boolean =>
  deletedAt === null && (me.id === authorId || me.permissions.some((permission) => moderators.includes(permission)));

/** Until when `me` may change it; null for never: no one changes what others say, moderators included. */
export const editableUntil = (me: Pick<Me, 'id'>, { authorId, createdAt, deletedAt }: JudgedComment): Date | null =>
  deletedAt === null && me.id === authorId ? new Date(createdAt.getTime() + editWindowMs) : null;

/** As `editableUntil`; null as well where the time is over. */
export function stillEditableUntil(me: Pick<Me, 'id'>, comment: JudgedComment, now: Date): Date | null {
  const until = editableUntil(me, comment);
  return until && now <= until ? until : null;
}
