import type { Schemas } from '@foyer/api';
import { shortDateTime } from '@foyer/i18n';
import { Alert, SkeletonText, Text } from '@foyer/ui';
import { FormattedDate, FormattedList, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { otherAction } from './record-words.ts';
import * as styles from './records.css.ts';

/** What actions and fields are called, by their names in the contract. */
export interface HistoryWords {
  actions: Readonly<Record<string, MessageDescriptor>>;
  fields: Readonly<Record<string, MessageDescriptor>>;
}

interface RecordEventsProps {
  words: HistoryWords;
  /** What was done; left out until it is read. */
  data: Schemas['StudioRecordEvent'][] | undefined;
  error: unknown;
}

/** What was done to an account, a hotel or a reward, when and by whom. */
export function RecordEvents({ words, data, error }: RecordEventsProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  if (error) return <Alert tone="critical">{problemText(error)}</Alert>;
  if (!data) return <SkeletonText lines={4} />;
  if (data.length === 0) {
    return (
      <Text tone="muted">
        <FormattedMessage defaultMessage="Nothing has been changed yet." description="In the studio, in place of what was done" />
      </Text>
    );
  }
  const nameOf = (field: string) => (words.fields[field] ? intl.formatMessage(words.fields[field]) : field);
  return (
    <ul role="list" className={styles.events}>
      {data.map(({ id: key, at, action, by, fields }) => (
        <li key={key} className={styles.event}>
          <Text>
            <FormattedMessage {...(words.actions[action] ?? otherAction)} />
            {fields.length > 0 && (
              <>
                {': '}
                <FormattedList value={fields.map(nameOf)} />
              </>
            )}
          </Text>
          <Text size="s" tone="muted">
            <FormattedDate value={at} {...shortDateTime} />
            {by && (
              <>
                {' · '}
                <bdi>{by.name}</bdi>
              </>
            )}
          </Text>
        </li>
      ))}
    </ul>
  );
}
