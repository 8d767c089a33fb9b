import { useApi } from '@foyer/api';
import { studioSettingsQuery } from '@foyer/api/studio';
import { paths } from '@foyer/links';
import { Container, Divider, Heading, SkeletonText, Stack, Text } from '@foyer/ui';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { PortalSnackbars } from '../../../host/snackbars/portal-snackbars.tsx';
import { CopyNote } from '../copy-note.tsx';
import { ChangeHistory } from '../setup/change-history.tsx';
import { SetupBar } from '../setup/setup-bar.tsx';
import { SetupConflict } from '../setup/setup-conflict.tsx';
import { useLeadToFault } from '../setup/use-lead-to-fault.ts';
import { useSetupDraft } from '../setup/use-setup-draft.ts';
import { StudioSections } from '../studio-sections.tsx';
import { useInBrowser } from '../use-in-browser.ts';
import { SettingsForm } from './settings-form.tsx';

/** Where superadmins change the settings. */
export const StudioSettingsPage = () => (
  <PortalSnackbars>
    <Settings />
  </PortalSnackbars>
);

function Settings() {
  const intl = useIntl();
  const api = useApi();
  const queries = useQueryClient();
  const inBrowser = useInBrowser();
  const params = { query: { locale: api.locale } };
  const { data: settings } = useSuspenseQuery(studioSettingsQuery(api));
  const draft = useSetupDraft({
    part: 'settings',
    saved: settings,
    send: async (body) => (await api.client.PUT('/studio/settings', { params, body })).data!,
    read: async () => (await api.client.GET('/studio/settings', { params })).data!,
    onSaved: (saved) => void queries.setQueryData(studioSettingsQuery(api).queryKey, saved),
  });
  const form = useLeadToFault(draft.error);
  const title = intl.formatMessage({ defaultMessage: 'Settings', description: 'Title of the page where superadmins change the settings' });
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioSettings} />
        <Stack gap="s">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="How the portal behaves, how members log in, and which page is which. Passwords and keys are not kept here, only the names of the environment’s variables that hold them."
              description="Below the title of the page where superadmins change the settings"
            />
          </Text>
        </Stack>
        <CopyNote copy={draft.copy} onAnswer={draft.answerCopy} />
        {/* The entries of lists have keys that are made up. */}
        <div ref={form}>{inBrowser ? <SettingsForm settings={settings} draft={draft} /> : <SkeletonText lines={6} />}</div>
        <Divider />
        <ChangeHistory part="settings" present={draft.base.version} onRestore={({ settings: before }) => before && draft.restore(before)} />
        <SetupBar part="settings" draft={draft} />
      </Stack>
      <SetupConflict part="settings" draft={draft} />
    </Container>
  );
}
