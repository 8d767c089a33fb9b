import { Alert } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import * as styles from './profile-page.css.ts';

/** What the form hands to the profile it leads back to. */
export interface SavedState {
  saved?: boolean;
}

/** Says that a change has been saved. Its place is there from the start, so that screen readers read it. */
export function SavedNote() {
  const { saved } = (useLocation().state ?? {}) as SavedState;
  return (
    <div role="status">
      {saved && (
        <Alert tone="positive" className={styles.note}>
          <FormattedMessage defaultMessage="Your changes have been saved." description="On a profile, after its form was sent" />
        </Alert>
      )}
    </div>
  );
}
