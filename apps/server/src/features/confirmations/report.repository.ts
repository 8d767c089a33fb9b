import { and, asc, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import { localizedText } from '../../platform/db/localized.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { inHotel, visiblePeople } from '../../shared/people/people.visibility.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import { folded, holds, searchWords } from '../../shared/search/search.fold.ts';
import { presentConfirmation } from './confirmations.repository.ts';

/** Which members of the report are listed. */
export interface ReportSelection {
  orgId: string;
  newsId: string;
  query?: string | undefined;
  filters?: Schemas['NewsConfirmationFilters'] | undefined;
}

/** The id for those who work in no hotel. */
export const noHotel = 'none';

const portrait = joinedImage('portrait', users);
const fullName = sql`${users.firstname} || ' ' || ${users.lastname}`;

type Confirmation = ReturnType<typeof presentConfirmation>;

function listed({ query = '', filters = {} }: ReportSelection, { userId }: Confirmation): SQL {
  const states = { open: isNull(userId), confirmed: isNotNull(userId) };
  const { state = [], hotel = [] } = filters;
  const named = hotel.filter((id) => id !== noHotel);
  const ofHotel = or(named.length > 0 ? inArray(hotels.id, named) : undefined, hotel.includes(noHotel) ? isNull(hotels.id) : undefined);
  const words = searchWords(query).map((word) => holds(folded(fullName), word));
  return and(sql`true`, ...words, state.length > 0 ? or(...state.map((one) => states[one])) : undefined, ofHotel)!;
}

/** Reads who has confirmed an article and who has not: two statements, however many members there are. */
export function createReportRepository({ db }: Pick<Context, 'db'>) {
  const confirmation = presentConfirmation(db);
  const rows = (selection: ReportSelection) =>
    db
      .select({
        user: personColumns,
        portrait: portrait.columns,
        hotel: hotels.name,
        confirmedAt: confirmation.confirmedAt,
        version: confirmation.version,
      })
      .from(news)
      .innerJoin(users, visiblePeople(selection.orgId))
      .leftJoin(hotels, inHotel)
      .leftJoin(portrait.table, portrait.on)
      .leftJoinLateral(confirmation, sql`true`)
      .where(and(eq(news.orgId, selection.orgId), eq(news.id, selection.newsId), listed(selection, confirmation)))
      .orderBy(asc(users.lastname), asc(users.firstname), asc(users.id))
      .$dynamic();
  return {
    list: async (selection: ReportSelection, page: PageRequest) => rows(selection).limit(page.limit).offset(offsetOf(page)),

    listAll: async (selection: ReportSelection) => rows(selection),

    /** The article with what it asks for, and the counts by hotel; empty where there is no such article. */
    summary: async (selection: ReportSelection, locale: Locale) =>
      db
        .select({
          title: localizedText(news.title, locale),
          version: news.contentVersion,
          required: news.confirmationRequired,
          dueDay: news.confirmationDueDay,
          hotelId: hotels.id,
          hotel: hotels.name,
          asked: count(users.id),
          confirmed: count(confirmation.userId),
          listed: sql<number>`count(*) filter (where ${listed(selection, confirmation)})`.mapWith(Number),
        })
        .from(news)
        .innerJoin(users, visiblePeople(selection.orgId))
        .leftJoin(hotels, inHotel)
        .leftJoinLateral(confirmation, sql`true`)
        .where(and(eq(news.orgId, selection.orgId), eq(news.id, selection.newsId)))
        .groupBy(news.id, hotels.id)
        .orderBy(sql`${hotels.name} asc nulls last`, asc(hotels.id)),
  };
}
export type ReportRepository = ReturnType<typeof createReportRepository>;
export type ReportRow = Awaited<ReturnType<ReportRepository['list']>>[number];
