import { latestNotificationsQuery, type Schemas, unreadActivitiesQuery, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { BellIcon, Button, CompactErrorState, EmptyState, Link, Loading, SkeletonList } from '@foyer/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../errors/use-problem-text.ts';
import { useRealtime } from '../realtime/use-realtime.ts';
import { NotificationItem } from './notification-item.tsx';
import * as styles from './notifications.css.ts';

/** Makes what is shown old, once it is shown; what was new when the list opened keeps its sign until it closes. */
function useMarkAsOld(results: readonly Schemas['Notification'][] | undefined): ReadonlySet<string> {
  const api = useApi();
  const queries = useQueryClient();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const newest = results?.[0];
  const mark = useEffectEvent(async ({ id, updated_at }: Schemas['Notification']) => {
    setSeen((before) => new Set([...before, ...(results ?? []).filter(({ old }) => !old).map((one) => one.id)]));
    // Without an answer it is new the next time as well.
    await api.client.POST('/notifications/mark_as_old', { body: { id, updated_at } }).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: unreadActivitiesQuery(api).queryKey });
  });
  const waits = results?.some(({ old }) => !old) ?? false;
  useEffect(() => {
    if (waits && newest) void mark(newest);
  }, [waits, newest]);
  return seen;
}

/** The latest notifications, for what opens over the page (access §2, Application shell). Showing them makes them old. */
export function LatestNotifications({ onLeave }: { onLeave: () => void }) {
  const intl = useIntl();
  const problemText = useProblemText();
  const api = useApi();
  const { data, error, refetch, isFetching } = useQuery({ ...latestNotificationsQuery(api), staleTime: 0 });
  useRealtime('notification', () => void refetch());
  const seen = useMarkAsOld(data?.results);
  if (error && !data) {
    return (
      <CompactErrorState
        title={problemText(error)}
        action={
          <Button look="secondary" pending={isFetching} onClick={() => void refetch()}>
            <FormattedMessage defaultMessage="Try again" description="Button that loads the notifications again" />
          </Button>
        }
      />
    );
  }
  if (!data) {
    return (
      <Loading label={intl.formatMessage({ defaultMessage: 'Loading notifications', description: 'Heard while they are loaded' })}>
        <SkeletonList rows={3} />
      </Loading>
    );
  }
  return (
    <div className={styles.panel}>
      {data.results.length === 0 ? (
        <EmptyState
          icon={BellIcon}
          level={3}
          title={<FormattedMessage defaultMessage="Nothing new" description="Heading where there are no notifications" />}
        />
      ) : (
        <ul className={styles.list}>
          {data.results.map((one) => (
            <NotificationItem key={one.id} notification={{ ...one, old: one.old && !seen.has(one.id) }} onLeave={onLeave} />
          ))}
        </ul>
      )}
      <div className={styles.links}>
        <Link href={localePath(api.locale, paths.activities)} look="standalone" onClick={onLeave}>
          <FormattedMessage defaultMessage="All activities" description="Link below the notifications to the activity feed" />
        </Link>
        <Link href={localePath(api.locale, paths.notificationSettings)} look="standalone" onClick={onLeave}>
          <FormattedMessage defaultMessage="Notification settings" description="Link below the notifications" />
        </Link>
      </div>
    </div>
  );
}
