import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Schemas } from '@foyer/api';
import type { Db } from '../../platform/db/client.ts';
import { Problem } from '../../platform/http/problem.ts';
import { audit } from '../audit/audit.ts';
import { auditName, type EditedSubject, keyOfSubject } from './edited-subject.ts';
import { news } from './news.tables.ts';
import { existing, existingPage } from './news.visibility.ts';
import { pages } from './pages.tables.ts';
import { contentReviews } from './reviews.tables.ts';

export type ReviewRow = typeof contentReviews.$inferSelect;

/** Finds the review of a subject. */
export const reviewOf = ({ kind, orgId, id }: EditedSubject): SQL =>
  and(eq(contentReviews.orgId, orgId), eq(kind === 'article' ? contentReviews.newsId : contentReviews.pageId, id))!;

/** What editors are told of a request; null for one that was withdrawn, and where there is none. */
export const reviewStateOf = (state: ReviewRow['state'] | null): Schemas['StudioReviewState'] | null =>
  state === 'withdrawn' ? null : state;

/** What a member can do next with what may be published; `row` is its review. */
export function reviewStep(
  wanted: boolean,
  me: { id: string },
  row: Pick<ReviewRow, 'state' | 'requestedBy'> | undefined,
): Schemas['StudioReviewStep'] {
  if (!wanted) return 'publish';
  if (row?.state !== 'requested') return 'request';
  return row.requestedBy === me.id ? 'wait' : 'review';
}

/** Reads and writes reviews, in the transaction that has locked their subject. */
export function createReviews(db: Pick<Db, 'select' | 'insert' | 'update' | 'delete'>) {
  async function find(subject: EditedSubject): Promise<ReviewRow | undefined> {
    const [row] = await db.select().from(contentReviews).where(reviewOf(subject));
    return row;
  }
  async function set(subject: EditedSubject, change: Partial<ReviewRow>): Promise<void> {
    await db.update(contentReviews).set(change).where(reviewOf(subject));
  }
  async function remove(subject: EditedSubject): Promise<void> {
    await db.delete(contentReviews).where(reviewOf(subject));
  }

  return {
    find,
    set,

    /** How many articles or pages wait for a review by a member. */
    async countFor(me: { id: string; orgId: string }, kind: EditedSubject['kind']): Promise<number> {
      const rows = db
        .select({ waiting: count() })
        .from(contentReviews)
        .where(
          and(
            eq(contentReviews.orgId, me.orgId),
            eq(contentReviews.state, 'requested'),
            sql`${contentReviews.requestedBy} is distinct from ${me.id}`,
          ),
        )
        .$dynamic();
      const onPage = and(eq(pages.orgId, contentReviews.orgId), eq(pages.id, contentReviews.pageId), existingPage);
      const [row] = await (kind === 'article'
        ? rows.innerJoin(news, and(eq(news.id, contentReviews.newsId), existing))
        : rows.innerJoin(pages, onPage));
      return row!.waiting;
    },
    /** There is nothing to review any more: it was published or discarded. */
    remove,

    /** Takes the place of an earlier request. */
    async request(subject: EditedSubject, request: Pick<ReviewRow, 'requestedBy' | 'reviewerId' | 'note' | 'mailedAt'>): Promise<void> {
      const open = { state: 'requested' as const, requestedAt: new Date(), answer: null, answeredAt: null, answeredBy: null };
      await remove(subject);
      await db.insert(contentReviews).values({ id: uuidv7(), orgId: subject.orgId, ...keyOfSubject(subject), ...request, ...open });
    },

    /** Who goes on writing what they have handed in takes it back: no one else is to publish what they have not read. */
    async withdrawWritten(subject: EditedSubject, me: { id: string }): Promise<void> {
      const row = await find(subject);
      if (row?.state !== 'requested' || row.requestedBy !== me.id) return;
      await set(subject, { state: 'withdrawn' });
      await audit(db, { orgId: subject.orgId, actorId: me.id, action: `${auditName(subject)}.review_withdrawn`, subject: subject.id });
    },

    /** Ends the review at a publication. Throws 409 `review_needed` where the customer wants one, and another editor has to publish. */
    async passed(subject: EditedSubject, me: { id: string }, wanted: boolean): Promise<void> {
      const row = await find(subject);
      const step = reviewStep(wanted, me, row);
      if (step === 'request' || step === 'wait') throw new Problem(409, 'review_needed');
      if (row) await remove(subject);
    },
  };
}
