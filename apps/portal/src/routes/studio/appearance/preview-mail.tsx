import { Stack } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useShellData } from '../../../host/app/shell-data.ts';
import * as styles from './appearance.css.ts';

/** A mail in the look around it. */
export function PreviewMail() {
  const { origin } = useShellData().settings.organisation;
  return (
    <Stack gap="xs">
      <div className={styles.caption}>
        <FormattedMessage defaultMessage="E-mail" description="Above the mail in the preview of the look" />
      </div>
      <div className={styles.mail}>
        <div className={styles.sheet}>
          <p className={styles.mailTitle}>
            <FormattedMessage defaultMessage="Choose a new password" description="Headline of the mail in the preview of the look" />
          </p>
          <span>
            <FormattedMessage defaultMessage="The link is valid for one hour." description="Text of the mail in the preview of the look" />
          </span>
          <span className={styles.mailButton}>
            <FormattedMessage defaultMessage="Choose a password" description="Button of the mail in the preview of the look" />
          </span>
          <span className={styles.mailNote}>
            <FormattedMessage
              defaultMessage="If you did not ask for this, ignore this e-mail."
              description="Note of the mail in the preview of the look"
            />
          </span>
          <span dir="ltr" className={styles.mailLink}>
            {origin}
          </span>
        </div>
      </div>
    </Stack>
  );
}
