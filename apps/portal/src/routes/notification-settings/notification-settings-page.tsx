import { notificationPreferencesQuery, useApi } from '@foyer/api';
import { Container, Heading, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../host/app/page-title.tsx';
import { DevicePush } from './device-push.tsx';
import { KindRow } from './kind-row.tsx';
import * as styles from './notification-settings.css.ts';
import { QuietHours } from './quiet-hours.tsx';

/** How the member wants to be notified: of what, in which way, and when not. */
export function NotificationSettingsPage() {
  const intl = useIntl();
  const { data } = useSuspenseQuery(notificationPreferencesQuery(useApi()));
  const title = intl.formatMessage({ defaultMessage: 'Notifications', description: 'Title of the notification settings' });
  return (
    <Container width="reading">
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <div className={styles.intro}>
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="Choose how you want to hear of what concerns you. Every choice is saved at once."
              description="Introduction of the notification settings"
            />
          </Text>
        </div>
        <DevicePush />
        <QuietHours quiet={data.quiet_hours} />
        <ul className={styles.list}>
          {data.kinds.map((channels) => (
            <KindRow key={channels.kind} channels={channels} />
          ))}
        </ul>
      </Stack>
    </Container>
  );
}
