import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Json, jsonList, jsonObject } from '../../platform/db/json.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { commentMentions, comments } from '../../shared/content/comments.tables.ts';
import type { ImageRow } from '../../shared/media/media.presenter.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { users } from '../../shared/people/people.tables.ts';
import type { PersonRow } from '../../shared/people/person.presenter.ts';
import type { Mention } from '../../shared/content/written.ts';
import { cursorOf } from './comments.window.ts';

/** How many of a thread's replies come with it. */
const shownReplies = 3;

/** A reply as it is read. */
export interface ReplyRow extends Pick<
  typeof comments.$inferSelect,
  'id' | 'contentId' | 'parentId' | 'text' | 'locale' | 'createdAt' | 'editedAt' | 'revision'
> {
  deletedAt: Date | null;
  authorId: string;
  cursor: string;
  author: PersonRow;
  /** They have not left. */
  authorStays: boolean;
  portrait: ImageRow | null;
  /** Whom it names; people who have left are no longer among them. */
  mentions: Mention[];
}

/** Some of a thread's replies, the oldest first, and how many it has. */
export interface RepliesPart {
  rows: ReplyRow[];
  total: number;
}

/** A comment as it is read, with its latest replies. */
export interface CommentRow extends ReplyRow {
  replies: RepliesPart;
}

const mentionsOf = ({
  id,
}: Pick<typeof comments, 'id'>): SQL => sql`(select coalesce(json_agg(json_build_object('id', m.user_id, 'start', m.start,
  'length', m.length) order by m.start), '[]'::json) from ${commentMentions} m join ${users} named on named.id = m.user_id
  where m.comment_id = ${id} and named.active and named.email_confirmed_at is not null)`;

/** What is read of a comment, of the table or an alias of it. */
function partsOf(comment: typeof comments, author: typeof users, portrait: ReturnType<typeof joinedImage>) {
  const { id, contentId, parentId, text, locale, createdAt, editedAt, revision, deletedAt, authorId } = comment;
  return {
    ...{ id, contentId, parentId, text, locale, createdAt, editedAt, revision, deletedAt, authorId },
    cursor: cursorOf(comment),
    author: { id: author.id, firstname: author.firstname, lastname: author.lastname },
    authorStays: sql`${author.active} and ${author.emailConfirmedAt} is not null`,
    portrait: portrait.columns,
    mentions: mentionsOf(comment),
  };
}

/** Replies under a name of their own, beside the comments that they belong to. */
const reply = alias(comments, 'reply') as unknown as typeof comments;
const replyAuthor = alias(users, 'reply_author') as unknown as typeof users;
/** Named in `repliesJson` as here. */
const replyPortrait = joinedImage('reply_portrait', { imageId: replyAuthor.imageId, orgId: reply.orgId });
const oneReply = jsonObject<ReplyRow>(partsOf(reply, replyAuthor, replyPortrait));

/** The replies that a statement finds, with how many there are of the thread. */
export const repliesJson = (found: SQL): Json<RepliesPart> => {
  const rows = jsonList(oneReply, sql`${reply.createdAt}, ${reply.id}`);
  const total = sql`(select count(*) from ${comments} one where one.parent_id = ${comments.id})`;
  const { sql: whole, read } = jsonObject<RepliesPart>({ total, rows });
  return {
    read,
    sql: sql`(select ${whole} from (${found}) reply inner join ${users} reply_author on ${replyAuthor.id} = ${reply.authorId}
      left join ${media} reply_portrait on ${replyPortrait.on})`,
  };
};

const latestReplies = repliesJson(sql`select * from ${comments} one where one.parent_id = ${comments.id}
  order by one.created_at desc nulls first, one.id desc limit ${sql.raw(String(shownReplies))}`);

/** The portrait of a comment's author, to be joined. */
export const portrait = joinedImage('portrait', { imageId: users.imageId, orgId: comments.orgId });

/** A comment with its latest replies; needs the joins of its author and their portrait. */
export const commentJson = jsonObject<CommentRow>({ ...partsOf(comments, users, portrait), replies: latestReplies });
