import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { localizedLocale, localizedText } from '../../platform/db/localized.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { inHotel } from '../../shared/people/people.visibility.ts';
import { news } from '../../shared/content/news.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { userFieldColumns } from '../../shared/people/user-fields.ts';
import { publicationColumns, withheldPage } from '../../shared/content/news.visibility.ts';
import { begins, hasTrigrams, holds, holdsBeginning } from '../../shared/search/search.fold.ts';
import type { Source } from './search.sources.ts';

const picture = joinedImage('picture', news);
const portrait = joinedImage('portrait', users);

/** What an index can find a word by. All that is stored is not looked through besides for a word that no index finds. */
const byIndex = (word: string): SQL[] => (hasTrigrams(word) ? [holds(sql`whole`, word)] : []);

/** How well an entry fits, 0 the best: its title begins with what was typed, a word of the title does, the title holds it, its text does. */
function rank(words: readonly string[]): SQL {
  const title = sql`title`;
  const [first] = words;
  if (first === undefined) return sql`0`;
  // Most of what is found is often found by its text alone, and to look for a word's beginning takes longest.
  return sql`case when ${not(holds(title, first))} then 3 when ${begins(title, first)} then 0 when ${holdsBeginning(title, first)} then 1
    when ${and(...words.map((word) => holds(title, word)))} then 2 else 3 end`;
}

interface Found {
  ids: string[];
  total: number;
}

const inOrder = <Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Looks for words, and reads what was found. */
export function createSearchRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** A page of what holds every word, the best first or by position alone, and how much there is; without words everything fits. */
    async find(source: Source, words: readonly string[], page: PageRequest, order: 'fit' | 'position'): Promise<Found> {
      const fits = words.flatMap((word) => [...byIndex(word), sql`(${holds(sql`title`, word)} or ${holds(sql`text`, word)})`]);
      const { rows } = await db.execute<{ id: string | null; total: number }>(sql`
        with hits as materialized (select id, ${order === 'fit' ? rank(words) : sql`0`} as rank, position
          from (${source}) searched where ${and(sql`true`, ...fits)}),
        shown as (select * from hits order by rank, position, id limit ${page.limit} offset ${offsetOf(page)})
        select shown.id, counted.total from (select count(*)::int as total from hits) counted left join shown on true
        order by shown.rank, shown.position, shown.id`);
      return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 };
    },

    /** The values that hold every word, those that begin with the first word first. */
    async suggest(source: SQL, words: readonly string[], limit: number): Promise<{ id: string; title: string }[]> {
      const [first = ''] = words;
      const { rows } = await db.execute<{ id: string; title: string }>(sql`
        select id, title from (${source}) offered where ${and(...words.flatMap((word) => [...byIndex(word), holds(sql`words`, word)]))}
        group by id, title, words order by case when ${begins(sql`words`, first)} then 0 else 1 end, words, id limit ${limit}`);
      return rows;
    },

    async readNews(orgId: string, ids: readonly string[], locale: Locale) {
      const rows = await db
        .select({
          ...publicationColumns,
          id: news.id,
          title: localizedText(news.title, locale),
          text: localizedText(news.teaser, locale),
          contentLocale: localizedLocale(news.title, locale),
          image: picture.columns,
        })
        .from(news)
        .leftJoin(picture.table, picture.on)
        .where(and(eq(news.orgId, orgId), inArray(news.id, [...ids])));
      return inOrder(ids, rows);
    },

    async readPages(orgId: string, ids: readonly string[], locale: Locale) {
      const rows = await db
        .select({
          id: pages.id,
          draft: pages.draft,
          withheld: withheldPage,
          title: localizedText(pages.title, locale),
          contentLocale: localizedLocale(pages.title, locale),
        })
        .from(pages)
        .where(and(eq(pages.orgId, orgId), inArray(pages.id, [...ids])));
      return inOrder(ids, rows);
    },

    async readPeople(orgId: string, ids: readonly string[], locale: Locale) {
      const rows = await db
        .select({
          id: users.id,
          firstname: users.firstname,
          lastname: users.lastname,
          title: localizedText(users.title, locale),
          hotel: hotels.name,
          email: users.email,
          ...userFieldColumns,
          image: portrait.columns,
        })
        .from(users)
        .leftJoin(hotels, inHotel)
        .leftJoin(portrait.table, portrait.on)
        .where(and(eq(users.orgId, orgId), inArray(users.id, [...ids])));
      return inOrder(ids, rows);
    },
  };
}
export type SearchRepository = ReturnType<typeof createSearchRepository>;
