import type { Schemas } from '@foyer/api';
import { and, eq, getTableName, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { escaped } from '../../shared/search/search.fold.ts';
import type { SearchReader, SearchSource } from '../../shared/search/search-source.ts';
import type { IndexQueries } from './search.query.ts';
import { searchDocuments as documents } from './search.tables.ts';

type Area = Schemas['SearchArea'];

/** From here on what was found may not be what was meant: another word was read into the one that was typed. */
export const guessed = 11;
/** Only the parts of a word, somewhere in a text: a slip of the keys in a title is more likely. */
const partsInText = 12;

/** No one turns so many pages: what is beyond is not asked who may read it. */
const mostCounted = 1_000;

/** Those that fit equally well. By the letters' numbers, which is the same in every database, and compared in a third of the time. */
const inOrder = sql`at desc nulls last, sort collate "C", id collate "C"`;

/** How much of a text passages are taken from. */
const mostRead = 30_000;

/** What is shown of one kind, and how much there is of it. */
export interface FoundGroup {
  area: Area;
  total: number;
  /** The rank of its best one, 0 the best of all. */
  best: number;
  shown: { id: string; locale: Locale; title: string; body: string }[];
}

interface Asked {
  queries: IndexQueries;
  /** What the words are looked for by: the parts of words, or slips as well. */
  widest: 'parted' | 'slipped';
  /** Only this kind is shown; all are counted. */
  area: Area | undefined;
  page: PageRequest;
  /** Only titles are looked through, and how many there are is not asked. */
  titles?: boolean;
  /** People come by last name, not by how well they fit. */
  peopleInOrder: boolean;
}

const holds = (column: SQLWrapper, query: string): SQL => sql`${column} @@ ${query}::tsquery`;

/** How well a document fits, 0 the best: the title is what was typed, begins with it, holds its words, their inflections, words that begin so, longer words, their parts; then the text. */
function rankOf({ phrase, exact, inflected, near, some, parted, slipped }: IndexQueries): SQL {
  const title = (query: string): SQL => holds(documents.titleWords, query);
  const anywhere = (query: string): SQL => holds(documents.words, query);
  // Most of what frequent words find is found by its text alone: of a title in which nothing fits no more is asked.
  const byTitle = sql`case
    when ${documents.titleKey} = ${phrase}::text then 0
    when ${documents.titleKey} like ${`${escaped(phrase)} %`}::text then 1
    when ${title(exact)} then 2
    when ${title(inflected)} then 3
    when ${documents.titleKey} like ${`${escaped(phrase)}%`}::text then 4
    when ${title(near)} then 5
    when ${title(parted)} then 6
    when ${title(some)} and ${anywhere(near)} then 7 end`;
  return sql`coalesce(case when ${title(`${parted}|${some}`)} then ${byTitle} end, case
    when ${anywhere(exact)} then 8
    when ${anywhere(inflected)} then 9
    when ${anywhere(near)} then 10
    when ${title(slipped)} then ${guessed}::int
    when ${anywhere(parted)} then ${partsInText}::int
    else 13 end)`;
}

type Row = Record<string, unknown> & {
  area: Area;
  total: number;
  best: number;
  id: string | null;
  locale: Locale;
  title: string;
  body: string;
};

/** Looks through the index, and asks of each thing whether its reader may see it. */
export function createSearchFinder({ db }: Pick<Context, 'db'>, sources: readonly SearchSource[]) {
  /** A page of every kind, the best first, the kind with the best one first; kinds of which nothing was found are left out. */
  return async (reader: SearchReader, { queries, widest, area, page, titles, peopleInOrder }: Asked): Promise<FoundGroup[]> => {
    const { orgId, locale } = reader;
    const seen = sources.map(({ kind, visible }) => {
      const { table, keyHasOrg, joins = sql``, where } = visible(reader);
      const enough = titles ? page.limit : mostCounted;
      const key = and(eq(table.id, sql`found.id`), keyHasOrg ? eq(table.orgId, orgId) : undefined);
      // The best first, until there are enough. Each row is looked up by its key before anything is asked of it: how many were found is guessed badly, and
      // guessed too low a whole table is read for each.
      return sql`(select found.* from (select * from found where kind = ${kind} order by rank, ${inOrder}) as found
        cross join lateral (select * from ${table} where ${key} offset 0) as ${sql.identifier(getTableName(table))} ${joins}
        where ${and(eq(table.orgId, orgId), where)} limit ${enough}::int)`;
    });
    const order = sql.join(
      sources.map(({ kind }, place) => sql`when ${kind}::text then ${place}::int`),
      sql` `,
    );
    const { rows } = await db.execute<Row>(sql`
      with found as materialized (
        select ${documents.kind}, ${documents.id}, ${documents.at}, ${documents.sort}, ${rankOf(queries)} as rank from ${documents}
        where ${and(
          // Not by the key, which would be thought to hold fewer than the index of the words where nothing is known of either.
          sql`(${documents.orgId} || '') = ${orgId}::text`,
          sql`${locale}::text = any(${documents.readers})`,
          holds(titles ? documents.titleWords : documents.words, queries[widest]),
        )}),
      hits as materialized (${sql.join(seen, sql` union all `)}),
      counted as (select kind, count(*)::int as total, min(rank) as best from hits group by kind),
      placed as (select kind, id, row_number() over (partition by kind order by
          case when kind = 'people' and ${peopleInOrder}::boolean then 0 else rank end, ${inOrder}) as place
        from hits where ${area ?? null}::text is null or kind = ${area ?? null}::text)
      select counted.kind as area, counted.total, counted.best, placed.id, ${documents.locale} as locale, ${documents.title} as title,
        left(${documents.body}, ${mostRead}::int) as body
      from counted left join placed on placed.kind = counted.kind and place > ${offsetOf(page)}::int and place <= ${offsetOf(page) + page.limit}::int
        left join ${documents} on ${and(eq(documents.orgId, orgId), eq(documents.kind, sql`placed.kind`), eq(documents.id, sql`placed.id`), sql`${locale}::text = any(${documents.readers})`)}
      order by counted.best, case counted.kind ${order} end, place`);
    return toGroups(rows);
  };
}

function toGroups(rows: readonly Row[]): FoundGroup[] {
  const groups = new Map<Area, FoundGroup>();
  for (const { area, total, best, id, locale, title, body } of rows) {
    const group = groups.get(area) ?? { area, total, best, shown: [] };
    groups.set(area, group);
    if (id !== null) group.shown.push({ id, locale, title, body });
  }
  return [...groups.values()];
}
