import { and, not, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { begins, hasTrigrams, holds, holdsBeginning } from '../../shared/search/search.fold.ts';
import type { Source } from './search.sources.ts';

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
  };
}
export type SearchRepository = ReturnType<typeof createSearchRepository>;
