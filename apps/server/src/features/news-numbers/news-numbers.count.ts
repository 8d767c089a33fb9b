import { and, count, eq, gt, inArray, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { existing } from '../../shared/content/news.visibility.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { inHotel, visiblePeople } from '../../shared/people/people.visibility.ts';
import { newsConfirmations } from '../confirmations/index.ts';
import { newsReads } from '../news/index.ts';
import { countedAlone, leastMembers } from './counted-alone.ts';
import { newsHotelNumbers, newsNumbers } from './news-numbers.tables.ts';

type Counts = Pick<typeof newsNumbers.$inferInsert, 'audience' | 'opened' | 'finished' | 'confirmed'>;
type Reader = Pick<Db, 'select'>;

/** So long after it came out an article is counted. */
const daysCounted = 90;
const rowsAtOnce = 1_000;

/** Articles that are out or have expired, and came out lately. */
const isCounted = (orgId: string, now: Date): SQL =>
  and(
    ...[eq(news.orgId, orgId), eq(news.draft, false), existing, lte(news.publishDate, now)],
    gt(news.publishDate, new Date(now.getTime() - daysCounted * 86_400_000)),
  )!;

/** What was only opened of a customer's articles: their numbers alone need it. */
const opened = (db: Reader, where: SQL) =>
  and(not(newsReads.finished), inArray(newsReads.newsId, db.select({ id: news.id }).from(news).where(where)));

/** Who has done what with the articles that are counted, by hotel; in three statements, however many there are. */
async function readCounts(tx: Reader, orgId: string, now: Date) {
  const where = isCounted(orgId, now);
  const people = visiblePeople(orgId);
  const groups = await tx
    .select({ hotelId: hotels.id, members: count() })
    .from(users)
    .leftJoin(hotels, inHotel)
    .where(people)
    .groupBy(hotels.id);
  const articles = await tx.select({ id: news.id, asks: news.confirmationRequired }).from(news).where(where).orderBy(news.id);
  const reads = await tx
    .select({
      ...{ newsId: newsReads.newsId, hotelId: hotels.id, opened: count() },
      finished: sql<number>`count(*) filter (where ${newsReads.finished})`.mapWith(Number),
    })
    .from(newsReads)
    .innerJoin(news, and(eq(news.id, newsReads.newsId), where))
    .innerJoin(users, and(eq(users.id, newsReads.userId), people))
    .leftJoin(hotels, inHotel)
    .groupBy(newsReads.newsId, hotels.id);
  const confirmations = await tx
    .select({ newsId: newsConfirmations.newsId, hotelId: hotels.id, confirmed: count() })
    .from(newsConfirmations)
    .innerJoin(
      news,
      and(eq(news.id, newsConfirmations.newsId), eq(news.confirmationVersion, newsConfirmations.asked), news.confirmationRequired, where),
    )
    .innerJoin(users, and(eq(users.id, newsConfirmations.userId), people))
    .leftJoin(hotels, inHotel)
    .groupBy(newsConfirmations.newsId, hotels.id);
  return { groups, articles, reads, confirmations };
}

const sumOf = (rows: readonly Counts[]): Counts =>
  rows.reduce<Counts>(
    (sum, row) => ({
      audience: sum.audience + row.audience,
      opened: sum.opened + row.opened,
      finished: sum.finished + row.finished,
      confirmed: row.confirmed == null ? null : (sum.confirmed ?? 0) + row.confirmed,
    }),
    { audience: 0, opened: 0, finished: 0, confirmed: null },
  );

/** The numbers of each article by hotel, those of few members together. */
function numbersOf({ groups, articles, reads, confirmations }: Awaited<ReturnType<typeof readCounts>>) {
  const alone = countedAlone(groups);
  const groupOf = (hotelId: string | null) => (hotelId !== null && alone.has(hotelId) ? hotelId : null);
  const keyOf = (newsId: string, hotelId: string | null) => JSON.stringify([newsId, groupOf(hotelId)]);
  const audiences = new Map<string | null, number>();
  for (const { hotelId, members } of groups) audiences.set(groupOf(hotelId), (audiences.get(groupOf(hotelId)) ?? 0) + members);
  const rows = new Map<string, typeof newsHotelNumbers.$inferInsert & Counts>();
  for (const { id, asks } of articles) {
    for (const [hotelId, audience] of audiences) {
      rows.set(keyOf(id, hotelId), { newsId: id, hotelId, audience, opened: 0, finished: 0, confirmed: asks ? 0 : null });
    }
  }
  for (const { newsId, hotelId, opened: some, finished } of reads) {
    const row = rows.get(keyOf(newsId, hotelId));
    if (row) Object.assign(row, { opened: row.opened + some, finished: row.finished + finished });
  }
  for (const { newsId, hotelId, confirmed } of confirmations) {
    const row = rows.get(keyOf(newsId, hotelId));
    if (row) row.confirmed = (row.confirmed ?? 0) + confirmed;
  }
  return Map.groupBy(rows.values(), ({ newsId }) => newsId);
}

const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) => rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce));

/** Counts a customer's articles on a day; again on the same day, it takes the place of what was counted. What is not counted any more of what was opened is forgotten. */
export async function countArticles(db: Pick<Db, 'transaction'>, orgId: string, { day, now }: { day: string; now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    // One at a time: of two that replace the same rows, both would add theirs.
    await tx.select({ id: orgs.id }).from(orgs).where(eq(orgs.id, orgId)).for('no key update');
    await tx.delete(newsReads).where(opened(tx, and(eq(news.orgId, orgId), not(isCounted(orgId, now)))!));
    const counts = await readCounts(tx, orgId, now);
    if (counts.groups.reduce((sum, { members }) => sum + members, 0) < leastMembers) return;
    const numbers = numbersOf(counts);
    const totals = [...numbers].map(([newsId, rows]) => ({ ...sumOf(rows), newsId, day }));
    for (const part of inParts(totals)) {
      const newsIds = part.map(({ newsId }) => newsId);
      await tx.delete(newsNumbers).where(and(inArray(newsNumbers.newsId, newsIds), eq(newsNumbers.day, day)));
      await tx.insert(newsNumbers).values(part);
      await tx.delete(newsHotelNumbers).where(inArray(newsHotelNumbers.newsId, newsIds));
    }
    for (const part of inParts([...numbers.values()].flat())) await tx.insert(newsHotelNumbers).values(part);
  });
}

/** Takes a customer's numbers away, and what was noted for them alone. */
export async function forgetNumbers(db: Pick<Db, 'transaction'>, orgId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ofCustomer = tx.select({ id: news.id }).from(news).where(eq(news.orgId, orgId));
    await tx.delete(newsNumbers).where(inArray(newsNumbers.newsId, ofCustomer));
    await tx.delete(newsHotelNumbers).where(inArray(newsHotelNumbers.newsId, ofCustomer));
    await tx.delete(newsReads).where(opened(tx, eq(news.orgId, orgId)));
  });
}
