import { localePath, paths } from '@foyer/links';
import { BellIcon, Icon, IconLink } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useLocale } from '../../host/language/use-locale.ts';
import { useUnreadActivities } from './use-unread-activities.ts';
import { useUnreadLabel } from './use-unread-label.ts';

/** Leads to the activity feed and says how much of it is unread (access §2, Application shell). */
export function ActivityBell() {
  const intl = useIntl();
  const locale = useLocale();
  const count = useUnreadActivities();
  return (
    <IconLink
      href={localePath(locale, paths.activities)}
      label={intl.formatMessage({ defaultMessage: 'Activities', description: 'Name of the bell, which leads to the activity feed' })}
      icon={<Icon icon={BellIcon} />}
      badge={count}
      badgeLabel={useUnreadLabel(count)}
    />
  );
}
