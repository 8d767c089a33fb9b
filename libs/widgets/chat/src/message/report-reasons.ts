import type { Schemas } from '@foyer/api';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What a message can be reported for, in the order of the choice. */
export const reportReasons: Record<Schemas['ReportReason'], MessageDescriptor> = defineMessages({
  insult: { defaultMessage: 'It is an insult', description: 'Reason to report a message of the chat' },
  harassment: { defaultMessage: 'It harasses or threatens someone', description: 'Reason to report a message of the chat' },
  discrimination: { defaultMessage: 'It discriminates against people', description: 'Reason to report a message of the chat' },
  private_data: { defaultMessage: 'It shows private or confidential data', description: 'Reason to report a message of the chat' },
  spam: { defaultMessage: 'It is advertising or fraud', description: 'Reason to report a message of the chat' },
  other: { defaultMessage: 'Another reason', description: 'Reason to report a message of the chat' },
});
