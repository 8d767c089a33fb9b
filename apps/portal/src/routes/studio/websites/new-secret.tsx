import { TextField } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { CopyLink } from '../../../host/links/copy-link.tsx';
import * as styles from './websites.css.ts';

/** The secret of a key that was just made. */
export const NewSecret = ({ secret }: { secret: string }) => (
  <div className={styles.made}>
    <TextField
      className={styles.wide}
      label={<FormattedMessage defaultMessage="The secret of the new key" description="Field of the dialog with the keys of a website" />}
      hint={
        <FormattedMessage
          defaultMessage="Copy it now: it is shown only once. It belongs on the website’s server, and nowhere else."
          description="Hint in the dialog with the keys of a website"
        />
      }
      value={secret}
      readOnly
      dir="ltr"
      onFocus={(event) => event.currentTarget.select()}
    />
    <CopyLink
      url={secret}
      label={<FormattedMessage defaultMessage="Copy secret" description="Button of the dialog with the keys of a website" />}
    />
  </div>
);
