import { and, arrayContains, count, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { localizedText } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import type { Permission } from '../../shared/identity/permissions.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { foldedPerson, inHotel } from '../../shared/people/people.visibility.ts';
import { holds, searchWords } from '../../shared/search/search.fold.ts';
import { withPlainUmlauts } from '../../shared/search/search.terms.ts';
import { keepsPassword } from '../auth/index.ts';

/** Where an account stands (contract: `StudioPersonState`). */
export type AccountState = 'active' | 'invited' | 'blocked';

const neverEntered = and(keepsPassword, isNull(users.passwordHash))!;

const stateNow = sql<AccountState>`case when not ${users.active} then 'blocked' when ${neverEntered} then 'invited' else 'active' end`;

/** Whether a password is kept here, or can be: not of those who log in through a service. */
const takesPassword = sql<boolean>`${keepsPassword}`;

/** Which people are listed. */
export interface PeopleSelection {
  orgId: string;
  words: string;
  state?: AccountState;
  permission?: Permission;
  hotelId?: string;
}

const inState: Record<AccountState, SQL> = {
  blocked: eq(users.active, false),
  invited: and(users.active, neverEntered)!,
  active: and(users.active, not(neverEntered))!,
};

/** What a word is looked for in; umlauts are the same whether they are written as one letter or as two, as in `withPlainUmlauts`. Names and addresses to log in with are in small letters. */
const looked = sql`regexp_replace(${foldedPerson} || ' ' || ${users.username} || ' ' || ${users.email}, '(^|[^aeiouq])([aou])e', '\\1\\2', 'g')`;

const holdsWord = (word: string): SQL => holds(looked, withPlainUmlauts(word));

const selected = ({ orgId, words, state, permission, hotelId }: PeopleSelection): SQL =>
  and(
    ...[eq(users.orgId, orgId), isNotNull(users.emailConfirmedAt)],
    state && inState[state],
    permission && arrayContains(users.permissions, [permission]),
    hotelId === undefined ? undefined : eq(users.hotelId, hotelId),
    ...searchWords(words).map(holdsWord),
  )!;

const portrait = joinedImage('portrait', users);

/** The SQL of the studio's list of people. */
export function createPeopleList(db: Pick<Db, 'select'>) {
  return {
    page: async (selection: PeopleSelection, page: PageRequest, locale: Locale) =>
      db
        .select({
          ...{ id: users.id, firstname: users.firstname, lastname: users.lastname, username: users.username, email: users.email },
          ...{ permissions: users.permissions, hotel: hotels.name, state: stateNow },
          title: localizedText(users.title, locale),
          image: portrait.columns,
        })
        .from(users)
        .leftJoin(hotels, inHotel)
        .leftJoin(portrait.table, portrait.on)
        .where(selected(selection))
        .orderBy(users.foldedOrder, users.id)
        .limit(page.limit)
        .offset(offsetOf(page)),

    /** All that an account says, in the list's order; those behind another one where it is given. */
    whole: async (selection: PeopleSelection, limit: number, after?: { id: string; order: string | null }) =>
      db
        .select({
          ...{ id: users.id, order: users.foldedOrder, username: users.username, email: users.email, firstname: users.firstname },
          ...{ lastname: users.lastname, title: users.title, hotel: hotels.name, language: users.language, permissions: users.permissions },
          ...{ birthday: users.birthday, hiredOn: users.hiredOn, gender: users.gender },
          ...{ careers: users.careers, skills: users.skills, specialTasks: users.specialTasks },
        })
        .from(users)
        .leftJoin(hotels, inHotel)
        .where(and(selected(selection), after && sql`(${users.foldedOrder}, ${users.id}) > (${after.order}::text, ${after.id}::text)`))
        .orderBy(users.foldedOrder, users.id)
        .limit(limit),

    async count(selection: PeopleSelection): Promise<number> {
      const [row] = await db.select({ total: count() }).from(users).where(selected(selection));
      return row!.total;
    },
  };
}

/** The columns of one account as the studio shows it. */
export const studioPerson = {
  ...{ id: users.id, username: users.username, email: users.email, firstname: users.firstname, lastname: users.lastname },
  ...{ title: users.title, hotelId: users.hotelId, language: users.language, permissions: users.permissions, adminUrl: users.adminUrl },
  ...{ birthday: users.birthday, hiredOn: users.hiredOn, gender: users.gender, active: users.active, createdAt: users.createdAt },
  ...{ careers: users.careers, skills: users.skills, specialTasks: users.specialTasks },
  state: stateNow,
  takesPassword,
  image: portrait.columns,
};
