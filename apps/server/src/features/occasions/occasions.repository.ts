import type { Schemas } from '@foyer/api';
import { and, asc, eq, gte, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { dayKey, yearOf } from '../../platform/db/day-key.ts';
import { hotels, toggles, users } from '../../shared/people/people.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import type { StoredModule } from '../../shared/content/stored-module.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { type BirthdayRule, birthdayToggle } from '../../shared/people/birthday.policy.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import { shownOnWebsites } from '../../shared/people/websites.policy.ts';
import { userFieldColumns } from '../../shared/people/user-fields.ts';
import { inHotel, visiblePeople } from '../../shared/people/people.visibility.ts';

const portrait = joinedImage('portrait', users);

/** Whose next occasions, from which day (`YYYY-MM-DD`) on, and how many at most. */
export interface Upcoming {
  orgId: string;
  today: string;
  limit: number;
  /** Those alone who let websites show them to everyone. */
  forGuests?: boolean;
}

type Day = typeof users.birthday | typeof users.hiredOn;
const days = { birthday: users.birthday, anniversary: users.hiredOn } satisfies Record<Schemas['OccasionType'], Day>;

/** Without those who hide theirs, where members may. */
const shownBy = ({ byMember, otherwise }: BirthdayRule): SQL | undefined =>
  byMember ? sql`coalesce(${toggles.on}, ${otherwise})` : undefined;

/** Reads who is celebrated next. */
export function createOccasionsRepository({ db }: Pick<Context, 'db'>) {
  const select = (day: Day, orgId: string, condition: SQL | undefined, limit: number) =>
    db
      .select({
        person: personColumns,
        fields: userFieldColumns,
        birthYearVisible: users.birthYearVisible,
        day: sql<string>`${day}`.mapWith(day),
        portrait: portrait.columns,
      })
      .from(users)
      .leftJoin(hotels, inHotel)
      .leftJoin(portrait.table, portrait.on)
      .leftJoin(toggles, and(eq(toggles.userId, users.id), eq(toggles.key, birthdayToggle)))
      .where(and(visiblePeople(orgId), isNotNull(day), condition))
      .orderBy(asc(dayKey(day)), asc(users.lastname), asc(users.firstname), asc(users.id))
      .limit(limit);

  /** The days of a year in their order, beginning with today: first what is left of this year, then next year's. The day itself is no occasion. */
  async function upcoming(day: Day, { orgId, today, limit, forGuests }: Upcoming, shown?: SQL) {
    const condition = forGuests ? and(shown, shownOnWebsites) : shown;
    const [year, month, date] = today.split('-').map(Number) as [number, number, number];
    const key = month * 100 + date;
    const thisYear = await select(day, orgId, and(gte(dayKey(day), key), lt(yearOf(day), year), condition), limit);
    if (thisYear.length === limit) return thisYear;
    const nextYear = and(lt(dayKey(day), key), lte(yearOf(day), year), condition);
    return [...thisYear, ...(await select(day, orgId, nextYear, limit - thisYear.length))];
  }

  return {
    birthdays: async (selection: Upcoming, rule: BirthdayRule) => upcoming(users.birthday, selection, shownBy(rule)),

    anniversaries: async (selection: Upcoming) => upcoming(users.hiredOn, selection),

    /** A member's own day; undefined where the customer has no such member, or their day is not shown. Without a rule it is theirs to see. */
    async find(orgId: string, userId: string, type: Schemas['OccasionType'], rule?: BirthdayRule) {
      const shown = rule && type === 'birthday' ? shownBy(rule) : undefined;
      const [row] = await select(days[type], orgId, and(eq(users.id, userId), shown), 1);
      return row;
    },

    /** A module of occasions as it is stored; undefined where the org has none of that id. */
    async findModule(orgId: string, id: string): Promise<StoredModule | undefined> {
      const [page] = await db
        .select({ modules: pages.modules })
        .from(pages)
        .where(and(eq(pages.orgId, orgId), sql`${pages.modules} @> ${JSON.stringify([{ id, type: 'occasions' }])}::jsonb`))
        .limit(1);
      return page?.modules.find((module) => module.id === id && module.type === 'occasions');
    },
  };
}

/** A member with the day of their life that comes round. */
export type OccasionRow = Awaited<ReturnType<ReturnType<typeof createOccasionsRepository>['anniversaries']>>[number];
