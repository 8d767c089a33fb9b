import { useApi } from '@foyer/api';
import { studioPersonChangesQuery } from '@foyer/api/studio';
import { shortDateTime } from '@foyer/i18n';
import { Alert, Disclosure, SkeletonText, Text } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedDate, FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { actionWords, fieldNames, otherAction } from './people-words.ts';
import * as styles from './people.css.ts';

/** What was done to an account, when and by whom. */
export function PersonHistory({ id }: { id: string }) {
  return (
    <Disclosure level={2} summary={<FormattedMessage defaultMessage="History" description="Heading above what was done to an account" />}>
      <Events id={id} />
    </Disclosure>
  );
}

function Events({ id }: { id: string }) {
  const intl = useIntl();
  const problemText = useProblemText();
  const { data, error } = useQuery({ ...studioPersonChangesQuery(useApi(), id), staleTime: 0 });
  if (error) return <Alert tone="critical">{problemText(error)}</Alert>;
  if (!data) return <SkeletonText lines={4} />;
  if (data.length === 0) {
    return (
      <Text tone="muted">
        <FormattedMessage defaultMessage="Nothing has been changed yet." description="In place of what was done to an account" />
      </Text>
    );
  }
  const nameOf = (field: string) => (fieldNames[field] ? intl.formatMessage(fieldNames[field]) : field);
  return (
    <ul role="list" className={styles.events}>
      {data.map(({ id: key, at, action, by, fields }) => (
        <li key={key} className={styles.event}>
          <Text>
            <FormattedMessage {...(actionWords[action] ?? otherAction)} />
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
