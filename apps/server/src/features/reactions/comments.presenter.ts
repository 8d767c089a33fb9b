import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { nameOf, toPerson } from '../../shared/people/person.presenter.ts';
import type { ReplyRow } from './comments.rows.ts';
import type { PersonByName } from '../../shared/people/people-by-name.ts';
import { mayDeleteComment, stillEditableUntil } from './reactions.policy.ts';

/** Who reads, in which language, and when. */
export interface Reading {
  me: Me;
  locale: Locale;
  now: Date;
}

/** The author of what is deleted. */
const deletedAuthor: Schemas['Person'] = { id: 'deleted', name: '', image: null };

/** A comment or reply as its reader sees it. */
function toReply(row: ReplyRow, { me, locale, now }: Reading): Schemas['Reply'] {
  const deleted = row.deletedAt !== null;
  const until = stillEditableUntil(me, row, now);
  return {
    id: row.id,
    parent_id: row.parentId,
    text: row.text,
    content_locale: deleted ? null : row.locale,
    mentions: row.mentions,
    author: deleted ? deletedAuthor : toPerson(row.author, row.portrait, locale),
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    editable_until: until?.toISOString() ?? null,
    revision: row.revision,
    deleted,
    permissions: {
      delete: mayDeleteComment(me, row),
      edit: until !== null,
      reply: !deleted,
      mention: !deleted && row.authorStays && row.authorId !== me.id,
    },
  };
}

/** Some of a thread's replies: where there are more before and after. */
export interface ShownReplies {
  rows: readonly ReplyRow[];
  total: number;
  more: { before: boolean; after: boolean };
}

export const toReplies = ({ rows, total, more }: ShownReplies, reading: Reading): Schemas['CommentReplies'] => ({
  results: rows.map((row) => toReply(row, reading)),
  total,
  earlier: more.before ? (rows[0]?.cursor ?? null) : null,
  later: more.after ? (rows.at(-1)?.cursor ?? null) : null,
});

export const toComment = (row: ReplyRow, replies: ShownReplies, reading: Reading): Schemas['Comment'] => ({
  ...toReply(row, reading),
  replies: toReplies(replies, reading),
});

export const toSuggestion = ({ title, hotel, portrait, ...person }: PersonByName, locale: Locale): Schemas['MentionSuggestion'] => ({
  id: person.id,
  name: nameOf(person),
  image: toImage(portrait, locale),
  position: [title, hotel].filter(Boolean).join(' · ') || null,
});
