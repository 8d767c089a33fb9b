import { useApi } from '@foyer/api';
import { studioAppearanceQuery } from '@foyer/api/studio';
import { paths } from '@foyer/links';
import { Container, Divider, Heading, Stack, Text } from '@foyer/ui';
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
import { LookFields } from './look-fields.tsx';
import { LookPreview } from './look-preview.tsx';

/** Where superadmins choose what the look is derived from. */
export const StudioAppearancePage = () => (
  <PortalSnackbars>
    <Appearance />
  </PortalSnackbars>
);

function Appearance() {
  const intl = useIntl();
  const api = useApi();
  const queries = useQueryClient();
  const params = { query: { locale: api.locale } };
  const { data: appearance } = useSuspenseQuery(studioAppearanceQuery(api));
  const draft = useSetupDraft({
    part: 'appearance',
    saved: appearance,
    send: async (body) => (await api.client.PUT('/studio/appearance', { params, body })).data!,
    read: async () => (await api.client.GET('/studio/appearance', { params })).data!,
    onSaved: (saved) => void queries.setQueryData(studioAppearanceQuery(api).queryKey, saved),
  });
  const { content, change } = draft;
  const form = useLeadToFault(draft.error);
  const title = intl.formatMessage({ defaultMessage: 'Appearance', description: 'Title of the page where superadmins choose the look' });
  const logo = appearance.logo?.id === content.logo_id ? appearance.logo : null;
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioAppearance} />
        <Stack gap="s">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="Every colour is derived from your brand’s, so that all texts can be read. Visitors see a change when they open or reload a page."
              description="Below the title of the page where superadmins choose the look"
            />
          </Text>
        </Stack>
        <CopyNote copy={draft.copy} onAnswer={draft.answerCopy} />
        <div ref={form}>
          <LookFields
            look={content}
            logo={appearance.logo}
            errorOf={draft.errorOf}
            onChange={(part) => change((now) => ({ ...now, ...part }))}
          />
        </div>
        <Divider />
        <LookPreview look={content} logo={logo} />
        <Divider />
        <ChangeHistory
          part="appearance"
          present={draft.base.version}
          onRestore={({ appearance: before }) => before && draft.restore(before)}
        />
        <SetupBar part="appearance" draft={draft} />
      </Stack>
      <SetupConflict part="appearance" draft={draft} />
    </Container>
  );
}
