import { and, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { localizedText } from '../../platform/db/localized.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import { begins, holds, holdsBeginning } from '../../shared/search/search.fold.ts';
import { foldedPerson, inHotel, visiblePeople } from '../../shared/people/people.visibility.ts';

const portrait = joinedImage('portrait', users);
const name = users.foldedName;

/** Whether each typed word begins one of the name's. */
const fits = (words: readonly string[]): SQL | undefined =>
  and(...words.flatMap((word) => [holds(foldedPerson, word), holdsBeginning(name, word)]));

/** Looks for people who can be mentioned. */
export function createMentionsRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** Those whose names fit the words, the best first; never the caller. */
    suggest: async (me: Pick<Me, 'id' | 'orgId'>, words: readonly string[], locale: Locale, limit: number) =>
      db
        .select({ ...personColumns, title: localizedText(users.title, locale), hotel: hotels.name, portrait: portrait.columns })
        .from(users)
        .leftJoin(hotels, inHotel)
        .leftJoin(portrait.table, portrait.on)
        .where(and(visiblePeople(me.orgId), ne(users.id, me.id), fits(words)))
        .orderBy(
          sql`case when ${begins(name, words.join(' '))} then 0 when ${begins(name, words[0] ?? '')} then 1 else 2 end`,
          name,
          users.id,
        )
        .limit(limit),
  };
}
export type MentionsRepository = ReturnType<typeof createMentionsRepository>;
export type SuggestionRow = Awaited<ReturnType<MentionsRepository['suggest']>>[number];
