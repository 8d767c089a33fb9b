import { defineMessages } from 'react-intl';

/** What the figures, lines and columns are called. */
export const numberWords = defineMessages({
  audience: { defaultMessage: 'Could read it', description: 'Numbers of an article: how many members could read it' },
  opened: { defaultMessage: 'Opened', description: 'Numbers of an article: how many members have opened it' },
  finished: { defaultMessage: 'Read to the end', description: 'Numbers of an article: how many members have come to its end' },
  confirmed: { defaultMessage: 'Confirmed', description: 'Numbers of an article: how many members have confirmed to have read it' },
});
