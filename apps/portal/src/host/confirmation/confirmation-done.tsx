import { ShortDate } from '@foyer/i18n';
import { Icon, PositiveIcon } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './confirmation.css.ts';

/** Shows a member when they have confirmed an article. */
export function ConfirmationDone({ at }: { at: string }) {
  return (
    <p role="status" className={styles.done}>
      <Icon icon={PositiveIcon} />
      <span>
        <FormattedMessage
          defaultMessage="You confirmed on {date} that you have read this."
          description="After a member has confirmed an article"
          values={{ date: <ShortDate value={at} length="long" /> }}
        />
      </span>
    </p>
  );
}
