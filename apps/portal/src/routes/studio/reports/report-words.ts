import type { Schemas } from '@foyer/api';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What something is reported for. */
export const reasonWords: Record<Schemas['ReportReason'], MessageDescriptor> = defineMessages({
  insult: { defaultMessage: 'Insult', description: 'Reason of a report, in the studio' },
  harassment: { defaultMessage: 'Harassment or threat', description: 'Reason of a report, in the studio' },
  discrimination: { defaultMessage: 'Discrimination', description: 'Reason of a report, in the studio' },
  private_data: { defaultMessage: 'Private or confidential data', description: 'Reason of a report, in the studio' },
  spam: { defaultMessage: 'Advertising or fraud', description: 'Reason of a report, in the studio' },
  other: { defaultMessage: 'Another reason', description: 'Reason of a report, in the studio' },
});
