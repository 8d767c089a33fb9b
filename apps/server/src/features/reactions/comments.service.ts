import type { Schemas } from '@foyer/api';
import { v7 as uuidv7 } from 'uuid';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import type { ResponseCache } from '../../platform/http/response-cache.ts';
import { askedContent, countsOf, type NamedContent, orderOfCounts } from '../../shared/content/content-type.ts';
import type { AnnounceUnread } from '../activities/index.ts';
import { createCommentLists, type ListRequest, oneComment } from './comments.list.ts';
import type { CommentsRepository } from './comments.repository.ts';
import type { CommentRow } from './comments.rows.ts';
import { mentionFaults, sameWritten, toWritten, type Written } from '../../shared/content/written.ts';
import { digestOf } from './comments.text.ts';
import type { CommentsWriter } from './comments.writes.ts';
import { editableUntil, mayDeleteComment } from './reactions.policy.ts';

interface CommentsParts {
  comments: CommentsRepository;
  writer: CommentsWriter;
  responses: Pick<ResponseCache, 'forget'>;
  announce: AnnounceUnread;
  now?: () => Date;
}

/** A new comment with the digest of what came with its key. */
type KeyedComment = Schemas['NewComment'] & { digest: string };

/** Throws 400 naming every mention that cannot be. */
async function checkMentions(writer: CommentsWriter, orgId: string, written: Written): Promise<void> {
  const people = await writer.mentionable(
    orgId,
    written.mentions.map(({ id }) => id),
  );
  const errors = mentionFaults(written, people);
  if (errors.length > 0) throw new Problem(400, 'validation_failed', { errors });
}

/** Comments. Whatever a member may not see or do answers 404. */
export function createCommentsService({ comments, writer, responses, announce, now = () => new Date() }: CommentsParts) {
  const lists = createCommentLists(comments);
  const answer = (row: CommentRow, me: Me, locale: Locale) => oneComment(row, { me, locale, now: now() });

  const notify = (notified: readonly string[]): Promise<void> => announce([...new Set(notified)]);

  /** A comment came or went. */
  async function counted(orgId: string, contentId: string, notified: readonly string[]): Promise<void> {
    responses.forget(orgId, countsOf(orgId, contentId), orderOfCounts(orgId));
    await notify(notified);
  }

  async function insert(me: Me, { parent_id: parentId = null, key, digest, ...body }: KeyedComment, locale: Locale): Promise<void> {
    const written = toWritten(body.text, body.mentions);
    const content = askedContent(me, body);
    await checkMentions(writer, me.orgId, written);
    const insertion = await writer.insert(content, { ...written, id: uuidv7(), parentId, authorId: me.id, locale, key, digest });
    if (insertion === 'thread_gone') {
      // Unseen contents have no threads.
      found(await comments.threads(content, { limit: 1 }));
      throw new Problem(404, 'comment_gone');
    }
    await counted(me.orgId, content.contentId, insertion.notified);
  }

  return {
    listComments: (me: Me, content: NamedContent, request: ListRequest, locale: Locale): Promise<Schemas['CommentList']> =>
      lists.list(askedContent(me, content), request, { me, locale, now: now() }),

    listReplies: (me: Me, id: string, request: { before?: string; after?: string; limit: number }, locale: Locale) =>
      lists.replies(id, request, { me, locale, now: now() }),

    /**
     * Answers with the first comment where the author sends the same again under its key, however many do so at once. Throws 409 where something else
     * comes with the key, 404 where its comment was deleted.
     */
    async createComment(me: Me, body: Schemas['NewComment'], locale: Locale): Promise<Schemas['Comment']> {
      // A UUID means the same in capitals.
      const key = body.key.toLowerCase();
      const digest = digestOf(body);
      const first = await comments.findByKey(me.id, key);
      if (!first) await insert(me, { ...body, key, digest }, locale);
      const stored = first ?? found(await comments.findByKey(me.id, key));
      if (stored.shown.deletedAt) throw new Problem(404, 'comment_gone');
      if (stored.digest !== digest) throw new Problem(409, 'key_used');
      return answer(stored.shown, me, locale);
    },

    /** Changes one's own comment (`updateComment` in the contract). Throws 404, 409, 400 naming the mentions. */
    async updateComment(me: Me, id: string, { revision, ...body }: Schemas['CommentChange'], locale: Locale): Promise<Schemas['Comment']> {
      const row = await comments.find(me, id);
      if (!row || row.deletedAt) throw new Problem(404, 'comment_gone');
      const until = editableUntil(me, row);
      if (!until) throw new Problem(404, 'not_found');
      const written = toWritten(body.text, body.mentions);
      // An answer got lost, and the change is sent again.
      if (sameWritten(written, row)) return answer(row, me, locale);
      const moment = now();
      if (moment > until) throw new Problem(409, 'edit_window_over');
      if (revision !== row.revision) throw new Problem(409, 'comment_changed');
      await checkMentions(writer, me.orgId, written);
      const notified = await writer.edit({ id, ...written, revision, locale, now: moment });
      const present = await comments.find(me, id);
      if (!present || present.deletedAt) throw new Problem(404, 'comment_gone');
      if (!notified) throw new Problem(409, 'comment_changed');
      await notify(notified);
      return answer(present, me, locale);
    },

    async deleteComment(me: Me, id: string): Promise<void> {
      const comment = found(await comments.find(me, id));
      if (!mayDeleteComment(me, comment)) throw new Problem(404, 'not_found');
      await counted(me.orgId, comment.contentId, await writer.delete(id));
    },
  };
}
