import type { Schemas } from '@foyer/api';
import { RelativeTime, shortDateTime } from '@foyer/i18n';
import { Button, Text } from '@foyer/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import * as styles from './previews.css.ts';

interface LinkRowProps {
  link: Schemas['StudioPreviewLink'];
  ending: boolean;
  onEnd: () => void;
}

/** A link that is good: until when, and who has made it. */
export const LinkRow = ({ link: { created_at, ends_at, by }, ending, onEnd }: LinkRowProps) => (
  <li className={styles.row}>
    <div>
      <Text weight="medium">
        <FormattedMessage
          defaultMessage="Valid until {moment}"
          description="A link in the dialog of links; moment is a day and time"
          values={{ moment: <FormattedDate value={ends_at} {...shortDateTime} /> }}
        />
      </Text>
      <Text size="s" tone="muted">
        {by ? (
          <FormattedMessage
            defaultMessage="Created {when} by {name}"
            description="A link in the dialog of links; when is such as 5 minutes ago"
            values={{ when: <RelativeTime value={created_at} />, name: <bdi>{by.name}</bdi> }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="Created {when}"
            description="A link in the dialog of links; when is such as 5 minutes ago"
            values={{ when: <RelativeTime value={created_at} /> }}
          />
        )}
      </Text>
    </div>
    <Button look="secondary" pending={ending} onClick={onEnd}>
      <FormattedMessage defaultMessage="End now" description="Button at a link in the dialog of links" />
    </Button>
  </li>
);
