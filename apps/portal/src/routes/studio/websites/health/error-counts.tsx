import type { Schemas } from '@foyer/api';
import { FormattedMessage } from 'react-intl';
import * as styles from './health.css.ts';

/** What kept a widget from being shown, and how often. */
export function ErrorCounts({ errors }: Pick<Schemas['StudioEmbedWidgetHealth'], 'errors'>) {
  if (errors.length === 0) return <FormattedMessage defaultMessage="None" description="In the table about widgets: no errors" />;
  return (
    <ul role="list" className={styles.list}>
      {errors.map(({ code, count }) => (
        <li key={code}>
          <FormattedMessage
            defaultMessage="{count, number} × {code}"
            description="In the table about widgets: how often an error happened, and its code"
            values={{
              count,
              code: (
                <code dir="ltr" className={styles.address}>
                  {code}
                </code>
              ),
            }}
          />
        </li>
      ))}
    </ul>
  );
}
