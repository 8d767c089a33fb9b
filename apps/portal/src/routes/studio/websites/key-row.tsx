import type { Schemas } from '@foyer/api';
import { RelativeTime } from '@foyer/i18n';
import { Button, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './websites.css.ts';

interface KeyRowProps {
  entry: Schemas['StudioEmbedKey'];
  pending: boolean;
  onRevoke: () => void;
}

/** A key of a website: its id, when it was used last, and the way to revoke it. */
export const KeyRow = ({ entry: { id, created_at, last_used_at }, pending, onRevoke }: KeyRowProps) => (
  <li className={styles.key}>
    <div>
      <Text weight="medium" dir="ltr">
        {id}
      </Text>
      <Text size="s" tone="muted">
        {last_used_at === null ? (
          <FormattedMessage
            defaultMessage="Created {when}, not used yet"
            description="A key of a website; when is such as 5 minutes ago"
            values={{ when: <RelativeTime value={created_at} /> }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="Last used {when}"
            description="A key of a website; when is such as 5 minutes ago"
            values={{ when: <RelativeTime value={last_used_at} /> }}
          />
        )}
      </Text>
    </div>
    <Button look="secondary" pending={pending} onClick={onRevoke}>
      <FormattedMessage defaultMessage="Revoke" description="Button at a key of a website" />
    </Button>
  </li>
);
