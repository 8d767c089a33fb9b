import { aReportList, settledReports, studioReports } from '../factories/moderation.ts';
import { hoursAgo, type Schemas } from '../factories/overrides.ts';
import { aPerson } from '../factories/people.ts';
import { failing, mock, problem } from './mock.ts';

/** What was reported; what is decided is kept, as the server does. */
export function moderationCalls() {
  let all = [...studioReports(), ...settledReports()];
  return [
    mock('reportMessage', () => null),
    mock('listStudioReports', ({ query }) =>
      aReportList(all.filter(({ state }) => (state === 'open') === (query.get('settled') !== 'true'))),
    ),
    mock('decideStudioReport', ({ path, body }) => {
      const found = all.find(({ id }) => id === path['id']);
      if (!found) return problem(404, 'not_found');
      const { state } = body as Schemas['ReportDecision'];
      const decided = { ...found, state, decided_by: aPerson({}, 0), decided_at: hoursAgo(0), decidable: false };
      all = all.map((one) => (one === found ? decided : one));
      return decided;
    }),
  ];
}

export const listStudioReports = (results: Schemas['StudioReport'][]) => mock('listStudioReports', () => aReportList(results));
export const reportMessageFails = failing('reportMessage');
/** Another moderator was faster. */
export const decideStudioReportRefuses = mock('decideStudioReport', () => problem(409, 'changed_meanwhile'));
