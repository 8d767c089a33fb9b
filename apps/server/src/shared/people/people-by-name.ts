import { and, inArray, ne, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { localizedText } from '../../platform/db/localized.ts';
import { hotels, users } from './people.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { joinedImage } from '../media/media.repository.ts';
import { personColumns } from './person.presenter.ts';
import { begins, hasTrigrams, holds, holdsBeginning, searchWords } from '../search/search.fold.ts';
import { foldedPerson, inHotel, visiblePeople } from './people.visibility.ts';

const portrait = joinedImage('portrait', users);
const name = users.foldedName;

/** What parts the words of a name: "Jean-Luc" has two, as in the database (`holdsBeginning`). */
const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu;

/** The words of what was typed of a name. */
export const nameWords = (typed: string): string[] => searchWords(typed.replace(betweenWords, ' '));

type Searcher = Pick<Me, 'id' | 'orgId'>;

/** Whether each typed word begins one of the name's. */
export const nameFits = (words: readonly string[]): SQL | undefined =>
  and(...words.flatMap((word) => [holds(hasTrigrams(word) ? foldedPerson : name, word), holdsBeginning(name, word)]));

const byName: SQL[] = [sql`${name}`, sql`${users.id}`];
/** Those first whose names begin with the words. */
export const bestNamesFirst = (words: readonly string[]): SQL[] => [
  sql`case when ${begins(name, words.join(' '))} then 0 when ${begins(name, words[0] ?? '')} then 1 else 2 end`,
  ...byName,
];

/** Looks for people by the beginnings of their names. */
export function createPeopleByName({ db }: Pick<Context, 'db'>) {
  /** Some of those who may be found, taken before anything is joined to them; never the caller. */
  const find = (me: Searcher, condition: SQL | undefined, order: SQL[], limit: number) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(visiblePeople(me.orgId), ne(users.id, me.id), condition))
      .orderBy(...order)
      .limit(limit);

  const read = async (found: SQLWrapper, order: SQL[], locale: Locale) =>
    db
      .select({ ...personColumns, title: localizedText(users.title, locale), hotel: hotels.name, portrait: portrait.columns })
      .from(users)
      .leftJoin(hotels, inHotel)
      .leftJoin(portrait.table, portrait.on)
      .where(inArray(users.id, found))
      .orderBy(...order);

  return {
    /** Those whose names fit the words, the best first; never the caller. */
    async suggest(me: Searcher, words: readonly string[], locale: Locale, limit: number) {
      if (!words.some(hasTrigrams)) {
        // They are the best; only where they are too few, all names have to be looked through.
        const best = await read(find(me, begins(name, words.join(' ')), byName, limit), byName, locale);
        if (best.length === limit) return best;
      }
      const order = bestNamesFirst(words);
      return read(find(me, nameFits(words), order, limit), order, locale);
    },
  };
}
export type PeopleByName = ReturnType<typeof createPeopleByName>;
/** A person found by their name. */
export type PersonByName = Awaited<ReturnType<PeopleByName['suggest']>>[number];
