import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { Problem } from '../../platform/http/problem.ts';
import { mayWrite } from '../../shared/identity/editor.policy.ts';
import { toPerson } from '../../shared/people/person.presenter.ts';
import { reportCsv } from './report.csv.ts';
import { noHotel, type ReportRepository, type ReportRow, type ReportSelection } from './report.repository.ts';

const toEntry = ({ user, portrait, hotel, confirmedAt, version }: ReportRow, locale: Locale): Schemas['NewsConfirmationEntry'] => ({
  user: toPerson(user, portrait, locale),
  hotel,
  confirmed_at: confirmedAt?.toISOString() ?? null,
  version,
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What a report is asked for; the customer is that of the editor who asks. */
type Asked = Omit<ReportSelection, 'orgId'>;

/** The report on who has confirmed an article, for its editors. */
export function createReportService(report: ReportRepository, settings: Context['settings']) {
  const selectionOf = (me: Me, asked: Asked): ReportSelection => {
    if (!mayWrite(me)) throw new Problem(404, 'not_found');
    return { ...asked, orgId: me.orgId };
  };
  return {
    /** Throws 404 for anyone who does not write content, and for an article that there is not. */
    async list(me: Me, asked: Asked, page: PageRequest, locale: Locale): Promise<Schemas['NewsConfirmationReport']> {
      const selection = selectionOf(me, asked);
      const [groups, rows] = await Promise.all([report.summary(selection, locale), report.list(selection, page)]);
      const [first] = groups;
      // The asker is one of those who are counted, so that there is a group for every article.
      if (!first) throw new Problem(404, 'not_found');
      const { title, version, required, dueDay } = first;
      return {
        article: { id: selection.newsId, title: title ?? '', version, required, due_day: dueDay },
        asked: sum(groups.map((group) => group.asked)),
        confirmed: sum(groups.map((group) => group.confirmed)),
        hotels: groups.map((group) => ({
          id: group.hotelId ?? noHotel,
          name: group.hotel,
          asked: group.asked,
          confirmed: group.confirmed,
        })),
        results: rows.map((row) => toEntry(row, locale)),
        pagination: paginate(page, sum(groups.map((group) => group.listed))),
      };
    },

    /** The same as a CSV file, whole. */
    async export(me: Me, asked: Asked, locale: Locale): Promise<{ title: string; csv: string }> {
      const selection = selectionOf(me, asked);
      const [[article], rows, { timeZone }] = await Promise.all([
        report.summary(selection, locale),
        report.listAll(selection),
        settings.of(me.orgId),
      ]);
      if (!article) throw new Problem(404, 'not_found');
      return { title: article.title ?? '', csv: reportCsv(rows, locale, timeZone) };
    },
  };
}
