import { and, count, desc, eq, getTableColumns, isNotNull, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Schemas } from '@foyer/api';
import type { Db } from '../../platform/db/client.ts';
import { localizedLocale, localizedText } from '../../platform/db/localized.ts';
import type { Locale, LocalizedText } from '../../platform/db/types.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { pageDrafts } from '../../shared/content/page-drafts.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { contentReviews } from '../../shared/content/reviews.tables.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { users } from '../../shared/people/people.tables.ts';
import { escaped, folded, holds, searchWords } from '../../shared/search/search.fold.ts';

const saver = alias(users, 'saver');
const savedBy = { id: saver.id, firstname: saver.firstname, lastname: saver.lastname };
const savedAt = sql<Date | null>`coalesce(${pageDrafts.savedAt}, ${pages.savedAt})`.mapWith(pages.savedAt);

/** The working copy's where there is one. */
const part = (name: keyof Schemas['StudioPageContent'], column: SQL): SQL =>
  sql`(case when ${pageDrafts.pageId} is null then ${column} else ${pageDrafts.content} -> ${sql.raw(`'${name}'`)} end)`;
const title = part('title', sql`${pages.title}`);
const modules = part('modules', sql`${pages.modules}`);
const typeNow = sql<Schemas['StudioPageType']>`coalesce(${pageDrafts.content} ->> 'type', ${pages.type})`;
const visibilityNow = sql<'all' | 'members'>`coalesce(${pageDrafts.content} ->> 'visibility', ${pages.visibility})`;
const imageNow = sql<
  string | null
>`(case when ${pageDrafts.pageId} is null then ${pages.imageId} else ${pageDrafts.content} ->> 'image_id' end)`;
const stateNow = sql<Schemas['StudioPageState']>`case when ${pages.deletedAt} is not null then 'deleted' when ${pages.draft} then 'draft'
  when ${pageDrafts.pageId} is not null then 'changed' else 'live' end`;

const picture = joinedImage('picture', pages);
const pictureOn = and(eq(picture.table.orgId, pages.orgId), sql`${picture.table.id} = ${imageNow}`);
const onDraft = and(eq(pageDrafts.orgId, pages.orgId), eq(pageDrafts.pageId, pages.id));
const onReview = and(eq(contentReviews.orgId, pages.orgId), eq(contentReviews.pageId, pages.id));
const onSaver = sql`${saver.id} = coalesce(${pageDrafts.savedBy}, case when ${pageDrafts.pageId} is null then ${pages.savedBy} end)`;

/** Which pages the studio lists. */
export interface PageSelection {
  orgId: string;
  state?: Schemas['StudioPageState'];
  /** Only what waits for a review. */
  inReview?: boolean;
  type?: Schemas['StudioPageType'];
  words: string;
}

const holding = (word: string): SQL => sql`(${holds(folded(pages.id), word)} or exists (
  select 1 from jsonb_each_text(case jsonb_typeof(${title}) when 'object' then ${title} else '{}' end) found where ${holds(folded(sql`found.value`), word)}))`;

const selected = ({ orgId, state, inReview, type, words }: PageSelection): SQL | undefined =>
  and(
    eq(pages.orgId, orgId),
    state === undefined ? isNull(pages.deletedAt) : eq(stateNow, state),
    inReview ? sql`exists (select 1 from ${contentReviews} where ${onReview} and ${contentReviews.state} = 'requested')` : undefined,
    type === undefined ? undefined : eq(typeNow, type),
    ...searchWords(words).map(holding),
  );

/** Lists pages as editors do. */
export const createPageList = (db: Pick<Db, 'select'>) => ({
  list: async (selection: PageSelection, page: PageRequest, locale: Locale) =>
    db
      .select({
        ...{ id: pages.id, type: typeNow, state: stateNow, visibility: visibilityNow, deletedAt: pages.deletedAt },
        title: localizedText(title, locale),
        titleLocale: localizedLocale(title, locale),
        titles: sql<LocalizedText>`${title}`,
        modules: sql<number>`case jsonb_typeof(${modules}) when 'array' then jsonb_array_length(${modules}) else 0 end`,
        ...{ savedAt, savedBy, review: contentReviews.state, picture: picture.columns },
      })
      .from(pages)
      .leftJoin(pageDrafts, onDraft)
      .leftJoin(saver, onSaver)
      .leftJoin(contentReviews, onReview)
      .leftJoin(picture.table, pictureOn)
      .where(selected(selection))
      .orderBy(selection.state === 'deleted' ? desc(pages.deletedAt) : sql`${savedAt} desc nulls last`, pages.id)
      .limit(page.limit)
      .offset(offsetOf(page)),

  async count(selection: PageSelection): Promise<number> {
    const [row] = await db.select({ total: count() }).from(pages).leftJoin(pageDrafts, onDraft).where(selected(selection));
    return row!.total;
  },
});
export type PageEntryRow = Awaited<ReturnType<ReturnType<typeof createPageList>['list']>>[number];

/** Reads and writes pages as editors do; in a transaction where it is given one. */
export function createStudioPagesRepository(db: Pick<Db, 'select' | 'insert' | 'update' | 'delete'>) {
  const place = (orgId: string, id: string) => and(eq(pages.orgId, orgId), eq(pages.id, id));
  const draftOf = (orgId: string, id: string) => and(eq(pageDrafts.orgId, orgId), eq(pageDrafts.pageId, id));

  return {
    /** One page with its working copy, a deleted one as well. */
    async find(orgId: string, id: string) {
      const [row] = await db
        .select({ page: getTableColumns(pages), draft: pageDrafts.content, savedAt, savedBy, picture: picture.columns })
        .from(pages)
        .leftJoin(pageDrafts, onDraft)
        .leftJoin(saver, onSaver)
        .leftJoin(picture.table, pictureOn)
        .where(place(orgId, id));
      return row;
    },

    /** The page as it is, locked for the transaction, with its working copy. */
    async lock(orgId: string, id: string) {
      const [page] = await db.select().from(pages).where(place(orgId, id)).for('update');
      if (!page) return undefined;
      const [draft] = await db.select().from(pageDrafts).where(draftOf(orgId, id));
      return { page, draft };
    },

    async begunWith(key: string): Promise<string | undefined> {
      const [row] = await db.select({ id: pages.id }).from(pages).where(eq(pages.begunWith, key));
      return row?.id;
    },

    /** The ids that are taken of those which begin so. */
    async taken(orgId: string, beginning: string): Promise<Set<string>> {
      const rows = await db
        .select({ id: pages.id })
        .from(pages)
        .where(and(eq(pages.orgId, orgId), or(eq(pages.id, beginning), like(pages.id, `${escaped(beginning)}-%`))));
      return new Set(rows.map(({ id }) => id));
    },

    /** Answers false where the id, or the key, is taken. */
    async add(row: typeof pages.$inferInsert): Promise<boolean> {
      const added = await db.insert(pages).values(row).onConflictDoNothing().returning({ id: pages.id });
      return added.length > 0;
    },

    async save(orgId: string, id: string, change: Partial<typeof pages.$inferInsert>): Promise<void> {
      await db.update(pages).set(change).where(place(orgId, id));
    },

    async saveDraft(draft: typeof pageDrafts.$inferInsert): Promise<void> {
      const { content, savedAt: at, savedBy: by } = draft;
      await db
        .insert(pageDrafts)
        .values(draft)
        .onConflictDoUpdate({ target: [pageDrafts.orgId, pageDrafts.pageId], set: { content, savedAt: at, savedBy: by ?? null } });
    },

    async removeDraft(orgId: string, id: string): Promise<void> {
      await db.delete(pageDrafts).where(draftOf(orgId, id));
    },
  };
}
type StudioPagesRepository = ReturnType<typeof createStudioPagesRepository>;
export type StudioPageRow = NonNullable<Awaited<ReturnType<StudioPagesRepository['find']>>>;

/** Deletes for good what was deleted before a moment. */
export async function sweepPages(db: Pick<Db, 'delete'>, before: Date): Promise<void> {
  await db.delete(pages).where(and(isNotNull(pages.deletedAt), lt(pages.deletedAt, before)));
}
