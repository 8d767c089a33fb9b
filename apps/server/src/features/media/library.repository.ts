import { and, asc, count, eq, inArray, isNotNull, like, not, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { localizedText } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { removeMediaWhere } from '../../platform/storage/media.remove.ts';
import { news } from '../../shared/content/news.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { hotels } from '../../shared/people/people.tables.ts';
import { folded, holds, searchWords } from '../../shared/search/search.fold.ts';
import type { kindOf } from '../../shared/media/medium.presenter.ts';
import { products } from '../shop/index.ts';
import { hiddenFrom, inUse, usedElsewhere } from './media.access.ts';
import { mediaPlaces } from './media-places.tables.ts';

/** What of the library is looked for. */
export interface LibrarySearch {
  query?: string;
  folder?: string;
  kind?: ReturnType<typeof kindOf>;
}

const mostUses = 100;

type UseType = 'news' | 'page' | 'hotel' | 'product';

const types: Record<string, SQL> = {
  image: like(media.type, 'image/%'),
  video: like(media.type, 'video/%'),
  audio: like(media.type, 'audio/%'),
  pdf: eq(media.type, 'application/pdf'),
};
const ofKind = (kind: string): SQL => types[kind] ?? not(or(...Object.values(types))!);

const words = folded(sql`${media.fileName} || ' ' || coalesce((select string_agg(value, ' ') from jsonb_each_text(${media.alt})), '')
  || ' ' || coalesce((select string_agg(value, ' ') from jsonb_each_text(${media.title})), '')`);

/** The library as an editor sees it: nothing that hangs in a group which is closed to them. */
const ofEditor = ({ id, orgId }: Me): SQL => and(eq(media.orgId, orgId), media.library, not(hiddenFrom({ userId: id, editor: true })))!;

/** What fits a search, for an editor. */
export const found = (me: Me, { query = '', folder, kind }: LibrarySearch): SQL =>
  and(
    ofEditor(me),
    folder === undefined ? undefined : eq(media.folder, folder),
    kind === undefined ? undefined : ofKind(kind),
    ...searchWords(query).map((word) => holds(words, word)),
  )!;

/** One medium of the library, for an editor. */
export const one = (me: Me, id: string): SQL => and(ofEditor(me), eq(media.id, id))!;

/** Reads and writes the library. */
export function createLibraryRepository(context: Pick<Context, 'db' | 'files'>) {
  const { db } = context;
  const onPlace = (id: string, me: Me, kinds: ('news' | 'page' | 'page_draft')[], ownerId: SQL) =>
    and(
      eq(mediaPlaces.orgId, me.orgId),
      eq(mediaPlaces.mediaId, id),
      inArray(mediaPlaces.kind, kinds),
      sql`${mediaPlaces.ownerId} = ${ownerId}`,
    );
  return {
    count: async (condition: SQL): Promise<number> => db.$count(media, condition),

    folders: async (me: Me): Promise<{ name: string; count: number }[]> =>
      db
        .select({ name: sql<string>`${media.folder}`, count: count() })
        .from(media)
        .where(and(eq(media.orgId, me.orgId), media.library, isNotNull(media.folder)))
        .groupBy(media.folder)
        .orderBy(asc(media.folder)),

    /** The articles, pages, hotels and rewards that show it, in a working copy as well; each once. */
    async uses(me: Me, id: string, locale: Locale) {
      const articles = db
        .select({ type: sql<UseType>`'news'`.as('type'), id: news.id, title: localizedText(news.title, locale).as('title') })
        .from(mediaPlaces)
        .innerJoin(news, onPlace(id, me, ['news'], sql`${news.id}`));
      const onPages = db
        .select({ type: sql<UseType>`'page'`.as('type'), id: pages.id, title: localizedText(pages.title, locale).as('title') })
        .from(mediaPlaces)
        .innerJoin(pages, and(eq(pages.orgId, me.orgId), onPlace(id, me, ['page', 'page_draft'], sql`${pages.id}`)));
      const ofHotels = db
        .select({ type: sql<UseType>`'hotel'`.as('type'), id: hotels.id, title: sql<string | null>`${hotels.name}`.as('title') })
        .from(hotels)
        .where(and(eq(hotels.orgId, me.orgId), eq(hotels.imageId, id)));
      const ofProducts = db
        .select({ type: sql<UseType>`'product'`.as('type'), id: products.id, title: localizedText(products.name, locale).as('title') })
        .from(products)
        .where(and(eq(products.orgId, me.orgId), eq(products.imageId, id)));
      return articles
        .union(onPages)
        .union(ofHotels)
        .union(ofProducts)
        .orderBy(sql`title, id`)
        .limit(mostUses);
    },

    usedElsewhere: async (id: string): Promise<boolean> => (await db.$count(media, and(eq(media.id, id), usedElsewhere))) > 0,

    change: async (condition: SQL, values: Partial<typeof media.$inferInsert>): Promise<void> => {
      await db.update(media).set(values).where(condition);
    },

    /** Removes it with its bytes, unless it is used by then. */
    remove: async (condition: SQL): Promise<boolean> => (await removeMediaWhere(context, and(condition, not(inUse))!)).length > 0,
  };
}
