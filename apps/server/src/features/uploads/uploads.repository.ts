import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { found } from '../../platform/http/problem.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { type Refusal, uploads } from './uploads.tables.ts';
import { limits, type Usage } from './uploads.policy.ts';

type Row = typeof uploads.$inferSelect;
type New = Omit<typeof uploads.$inferInsert, 'expiresAt'>;

/** Whose uploads: a member's own. */
export interface Owner {
  id: string;
  orgId: string;
}

const unfinished = and(isNull(uploads.mediumId), isNull(uploads.refusal));
const keptLonger = sql`now() + ${limits.keptMs} * interval '1 millisecond'`;
const own = ({ id, orgId }: Owner) => and(eq(uploads.orgId, orgId), eq(uploads.userId, id), gt(uploads.expiresAt, sql`now()`));

/** Reads and writes uploads; in a transaction where it is given one. Never another member's. */
export function createUploadsRepository(db: Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>) {
  const sum = async (of: 'media' | 'uploads', whose: 'member' | 'customer', { id, orgId }: Owner): Promise<number> => {
    const sizes = of === 'media' ? sql`size + coalesce((${media.poster} ->> 'size')::int, 0)` : sql`size`;
    const total = sql<number>`coalesce(sum(${sizes}), 0)`.mapWith(Number);
    const [row] =
      of === 'media'
        ? await db
            .select({ total })
            .from(media)
            .where(and(eq(media.orgId, orgId), whose === 'member' ? eq(media.uploadedBy, id) : undefined))
        : await db
            .select({ total })
            .from(uploads)
            .where(and(eq(uploads.orgId, orgId), whose === 'member' ? eq(uploads.userId, id) : undefined, unfinished));
    return row!.total;
  };
  return {
    /** One at a time of a customer's, until the transaction ends: what counts before it adds has to. */
    lock: async ({ orgId }: Owner) => db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${orgId}`}, 0))`),

    find: async (owner: Owner, id: string): Promise<Row | undefined> =>
      (
        await db
          .select()
          .from(uploads)
          .where(and(own(owner), eq(uploads.id, id)))
      )[0],

    findByKey: async (owner: Owner, key: string): Promise<Row | undefined> =>
      (
        await db
          .select()
          .from(uploads)
          .where(and(own(owner), eq(uploads.key, key)))
      )[0],

    countOpen: async (owner: Owner): Promise<number> => db.$count(uploads, and(own(owner), unfinished)),

    /** The room that files and what is announced take up. */
    async usage(owner: Owner): Promise<Usage> {
      const both = async (whose: 'member' | 'customer') => (await sum('media', whose, owner)) + (await sum('uploads', whose, owner));
      return { member: await both('member'), customer: await both('customer') };
    },

    async add(row: New): Promise<Row> {
      // One that has expired under the same key makes room.
      await db.delete(uploads).where(and(eq(uploads.userId, row.userId), eq(uploads.key, row.key)));
      const [added] = await db
        .insert(uploads)
        .values({ ...row, expiresAt: keptLonger })
        .returning();
      return found(added);
    },

    /** Adds a part where the upload still stands at the offset; undefined where another part came first. */
    async append(id: string, offset: number, part: { name: string; bytes: number }): Promise<Row | undefined> {
      const [row] = await db
        .update(uploads)
        .set({ received: offset + part.bytes, parts: sql`array_append(${uploads.parts}, ${part.name})`, expiresAt: keptLonger })
        .where(and(eq(uploads.id, id), eq(uploads.received, offset), unfinished))
        .returning();
      return row;
    },

    /** Notes what became of it, unless that was noted already. */
    finish: async (id: string, outcome: { mediumId: string } | { refusal: Refusal }) =>
      db
        .update(uploads)
        .set({ ...outcome, parts: [], expiresAt: keptLonger })
        .where(and(eq(uploads.id, id), unfinished)),

    remove: async (id: string) => db.delete(uploads).where(eq(uploads.id, id)).returning({ parts: uploads.parts }),
  };
}
