import { distance } from 'fastest-levenshtein';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { escaped } from '../../shared/search/search.fold.ts';
import { heldBy, knownSplits, possibleSplits, type QueryWord } from './search.query.ts';
import { searchWords } from './search.tables.ts';

const mostHolders = 80;
const mostSlips = 8;
const mostCompared = 60;
const shortestSlip = 4;

const array = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
/** Stems are marked by a stroke; they are no words. */
const isWord = sql`strpos(word, '/') = 0`;

/** How many letters may be wrong, missing, too many or swapped. */
const mostWrong = (key: string): number => (key.length < 8 ? 1 : 2);

/** How far apart two words are. Two letters that changed places count as one mistake, which the usual distance counts as two. */
function mistakes(one: string, other: string): number {
  const apart = distance(one, other);
  if (apart !== 2 || one.length !== other.length) return apart;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one.slice(0, at) + one[at + 1]! + one[at]! + one.slice(at + 2) === other ? 1 : apart;
}

/** Reads a customer's words. */
export function createSearchWords({ db }: Pick<Context, 'db'>) {
  async function read(parts: readonly SQL[]): Promise<{ n: number; word: string }[]> {
    if (parts.length === 0) return [];
    return (await db.execute<{ n: number; word: string }>(sql.join([...parts], sql` union all `))).rows;
  }
  const ofOrg = (orgId: string): SQL => sql`${searchWords} where ${searchWords.orgId} = ${orgId}`;

  return {
    /** Adds to the words what they are found by as parts of others, and as made of others. */
    async widen(orgId: string, words: readonly QueryWord[], within: 'texts' | 'titles'): Promise<QueryWord[]> {
      const holders = words.flatMap(({ key }, n) =>
        heldBy(key, within).map(
          (part) => sql`(select ${n}::int as n, word from ${ofOrg(orgId)} and word like ${`%${escaped(part)}%`}::text
            and word not like ${`${escaped(key)}%`}::text and ${isWord}
            order by length(word), word limit ${mostHolders})`,
        ),
      );
      const candidates = [...new Set(words.flatMap(({ key }) => possibleSplits(key).flatMap(({ left, right }) => [...left, ...right])))];
      const splits = candidates.length > 0 ? [sql`(select -1 as n, word from ${ofOrg(orgId)} and word = any(${array(candidates)}))`] : [];
      const found = await read([...holders, ...splits]);
      const known = new Set(found.filter(({ n }) => n === -1).map(({ word }) => word));
      return words.map((word, index) => ({
        ...word,
        holders: [...new Set(found.filter(({ n }) => n === index).map((one) => one.word))],
        splits: knownSplits(word.key, known),
      }));
    },

    /** Adds to the words those they may have been meant to be, the closest first. */
    async correct(orgId: string, words: readonly QueryWord[]): Promise<QueryWord[]> {
      const found = await read(
        words.flatMap(({ key }, n) =>
          key.length >= shortestSlip
            ? [
                sql`(select ${n}::int as n, word from ${ofOrg(orgId)} and word % ${key}::text and ${isWord}
                  order by similarity(word, ${key}::text) desc, word limit ${mostCompared})`,
              ]
            : [],
        ),
      );
      return words.map((word, index) => {
        const slips = found
          .filter((one) => one.n === index && one.word !== word.key)
          .map((one) => ({ word: one.word, wrong: mistakes(one.word, word.key) }))
          .filter(({ wrong }) => wrong <= mostWrong(word.key))
          .sort((a, b) => a.wrong - b.wrong);
        return { ...word, slips: slips.slice(0, mostSlips).map((one) => one.word) };
      });
    },
  };
}
