import type { Schemas } from '@foyer/api';
import { RelativeTime } from '@foyer/i18n';
import { Avatar, classNames, Text, VisuallyHidden } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './activity-feed.css.ts';
import { ActivityLink } from './activity-link.tsx';
import { ActivityText } from './activity-text.tsx';
import { isWaiting } from './up-to-date.ts';

interface ActivityItemProps {
  activity: Schemas['Activity'];
  /** It was unread when the reader came, or stays so. */
  fresh: boolean;
}

/** One activity: who, what, when, and the way there. */
export function ActivityItem({ activity, fresh }: ActivityItemProps) {
  const sentence = `activity-${activity.id}`;
  return (
    <li className={classNames(styles.item, isWaiting(activity) && styles.waiting)}>
      <Avatar name={activity.user_name} src={activity.img?.variants[0]?.src} size="s" decorative />
      <div className={styles.body}>
        <Text id={sentence} className={styles.sentence}>
          <ActivityText {...activity} />
        </Text>
        <Text size="s" tone="muted">
          <RelativeTime value={activity.date_posted} />
        </Text>
        <ActivityLink activity={activity} describedBy={sentence} />
      </div>
      {fresh && (
        <span className={styles.fresh}>
          <VisuallyHidden>
            <FormattedMessage defaultMessage="Unread" description="Marks an activity, for screen readers" />
          </VisuallyHidden>
        </span>
      )}
    </li>
  );
}
