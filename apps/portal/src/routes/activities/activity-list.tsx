import type { Schemas } from '@foyer/api';
import { Divider } from '@foyer/ui';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './activity-feed.css.ts';
import { ActivityItem } from './activity-item.tsx';
import { isNew, upToDateAfter } from './up-to-date.ts';

interface ActivityListProps {
  activities: readonly Schemas['Activity'][];
  /** From when on they were unread; null where all were read. */
  since: string | null;
}

/** What happened, newest first, with the line from which on the reader knows it already. */
export function ActivityList({ activities, since }: ActivityListProps) {
  const place = upToDateAfter(activities, since);
  return (
    <ul className={styles.list}>
      {activities.map((activity, index) => (
        <Fragment key={activity.id}>
          <ActivityItem activity={activity} fresh={activity.to_do || isNew(activity, since)} />
          {index === place && (
            <li>
              <Divider>
                <FormattedMessage defaultMessage="You are up to date" description="Divider of the activity feed, after what was unread" />
              </Divider>
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  );
}
