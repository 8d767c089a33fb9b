import { Card, Stack, TextField } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './appearance.css.ts';

/** The chat widget in the look around it. */
export const PreviewWidget = () => (
  <Stack gap="xs">
    <div className={styles.caption}>
      <FormattedMessage defaultMessage="Chat on another website" description="Above the widget in the preview of the look" />
    </div>
    <Card>
      <Stack gap="s">
        <div className={styles.bubbles}>
          <span className={styles.theirs}>
            <FormattedMessage defaultMessage="Is the pool open today?" description="Message in the preview of the look" />
          </span>
          <span className={styles.mine}>
            <FormattedMessage defaultMessage="Yes, until nine." description="Message in the preview of the look" />
          </span>
        </div>
        <TextField label={<FormattedMessage defaultMessage="Message" description="Field in the preview of the look" />} readOnly />
      </Stack>
    </Card>
  </Stack>
);
