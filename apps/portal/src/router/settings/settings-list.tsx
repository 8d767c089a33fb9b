import { settingsMenuQuery, useApi } from '@foyer/api';
import { localePath } from '@foyer/links';
import { Alert, Button, Loading, SkeletonList, Stack, Text, useHasPage } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { shownEntries } from './shown-entries.ts';
import { SettingsLink } from './settings-link.tsx';
import { SettingsToggle } from './settings-toggle.tsx';

/** The customer's links and toggles for the member (access §2, §4). */
export function SettingsList() {
  const intl = useIntl();
  const problemText = useProblemText();
  const hasPage = useHasPage();
  const api = useApi();
  const { data, error, refetch, isFetching } = useQuery(settingsMenuQuery(api));
  const entries = data && shownEntries(data, (path) => hasPage(localePath(api.locale, path)));
  if (error && !entries) {
    return (
      <Alert
        tone="critical"
        role="alert"
        action={
          <Button look="secondary" pending={isFetching} onClick={() => void refetch()}>
            <FormattedMessage defaultMessage="Try again" description="Button that loads the settings again" />
          </Button>
        }
      >
        {problemText(error)}
      </Alert>
    );
  }
  if (!entries) {
    return (
      <Loading label={intl.formatMessage({ defaultMessage: 'Loading settings', description: 'Heard while the settings are loaded' })}>
        <SkeletonList rows={3} />
      </Loading>
    );
  }
  if (entries.length === 0) {
    return (
      <Text tone="muted">
        <FormattedMessage defaultMessage="There are no settings here." description="Settings of a customer who offers none" />
      </Text>
    );
  }
  return (
    <Stack as="ul" role="list" gap="xs">
      {entries.map((entry) => (
        <li key={entry.id}>{entry.type === 'toggle' ? <SettingsToggle entry={entry} /> : <SettingsLink entry={entry} />}</li>
      ))}
    </Stack>
  );
}
