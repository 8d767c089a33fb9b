import { aChatPicture } from './chat.ts';
import { aPagination } from './news.ts';
import { hoursAgo, sampleId, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

/** What a member said when they reported something. */
export const aReportEntry = (overrides: Partial<Schemas['ReportEntry']> = {}): Schemas['ReportEntry'] => ({
  ...{ by: aPerson({}, 3), reason: 'insult', note: '', at: hoursAgo(2) },
  ...overrides,
});

/** A message that was reported. */
export const aStudioReport = (overrides: Partial<Schemas['StudioReport']> = {}): Schemas['StudioReport'] => ({
  ...{ id: sampleId(95, 0), kind: 'chat_message', text: 'Mit dir will hier doch keiner arbeiten.', attachments: [], attachment_count: 0 },
  ...{ author: aPerson({}, 4), conversation: 'Küche', written_at: hoursAgo(3), state: 'open', entries: [aReportEntry()] },
  ...{ decided_by: null, decided_at: null, decidable: true },
  ...overrides,
});

/** Reports of every sort: by several members, with a picture, of a conversation without a name, of what the reader wrote. */
export const studioReports = (): Schemas['StudioReport'][] => [
  aStudioReport({
    entries: [
      aReportEntry({ note: 'Das ist nicht das erste Mal.', at: hoursAgo(1) }),
      aReportEntry({ by: aPerson({}, 5), reason: 'harassment' }),
    ],
  }),
  aStudioReport({
    ...{ id: sampleId(95, 1), text: '', attachments: [aChatPicture(1)], attachment_count: 1, conversation: null },
    entries: [aReportEntry({ reason: 'private_data', note: 'Auf dem Foto ist die Gästeliste zu sehen.' })],
  }),
  aStudioReport({
    ...{ id: sampleId(95, 2), text: 'Jetzt gewinnen: https://gewinn.example/'.repeat(4), decidable: false },
    entries: [aReportEntry({ reason: 'spam' }), aReportEntry({ by: null, reason: 'other', note: 'Bitte ansehen' })],
  }),
];

/** What was decided before. */
export const settledReports = (): Schemas['StudioReport'][] => [
  aStudioReport({ ...{ state: 'removed', decided_by: aPerson({}, 0), decided_at: hoursAgo(20) }, decidable: false }),
  aStudioReport({
    ...{ id: sampleId(95, 3), text: 'Wer hat die Schlüssel?', author: null, state: 'kept' },
    ...{ decided_by: null, decided_at: hoursAgo(50), decidable: false },
  }),
];

/** A page of reports. */
export const aReportList = (results: Schemas['StudioReport'][] = studioReports()): Schemas['StudioReportList'] => ({
  results,
  total: results.length,
  pagination: aPagination(results.length, 1, 10),
});

/** A sample of each schema of reports. */
export const reportSamples = () => ({
  NewReport: [{ reason: 'other', note: 'Bitte ansehen' }] satisfies Schemas['NewReport'][],
  ReportDecision: [{ state: 'kept' }, { state: 'removed' }] satisfies Schemas['ReportDecision'][],
  ReportEntry: studioReports().flatMap(({ entries }) => entries),
  ReportReason: ['insult', 'harassment', 'discrimination', 'private_data', 'spam', 'other'] satisfies Schemas['ReportReason'][],
  ReportState: ['open', 'removed', 'kept'] satisfies Schemas['ReportState'][],
  StudioReport: [...studioReports(), ...settledReports()],
  StudioReportList: [aReportList()],
});
