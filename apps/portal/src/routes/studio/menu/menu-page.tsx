import { useApi } from '@foyer/api';
import { studioMenuQuery } from '@foyer/api/studio';
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
import { MenuEditor } from './menu-editor.tsx';
import { MenuPreview } from './menu-preview.tsx';

/** Where editors write the main menu. */
export const StudioMenuPage = () => (
  <PortalSnackbars>
    <MenuWriting />
  </PortalSnackbars>
);

function useMenuDraft() {
  const api = useApi();
  const queries = useQueryClient();
  const params = { query: { locale: api.locale } };
  const { data: menu } = useSuspenseQuery(studioMenuQuery(api));
  const draft = useSetupDraft({
    part: 'menu',
    saved: menu,
    send: async (body) => (await api.client.PUT('/studio/menu', { params, body })).data!,
    read: async () => (await api.client.GET('/studio/menu', { params })).data!,
    onSaved(saved) {
      queries.setQueryData(studioMenuQuery(api).queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['get', '/menu'] });
    },
  });
  return { menu, draft };
}

function MenuWriting() {
  const intl = useIntl();
  const { menu, draft } = useMenuDraft();
  const form = useLeadToFault(draft.error);
  const title = intl.formatMessage({ defaultMessage: 'Menu', description: 'Title of the page where editors write the main menu' });
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioMenu} />
        <Stack gap="s">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="What members find in the bar at the top, and on phones in the menu. An entry may have others below it."
              description="Below the title of the page where editors write the main menu"
            />
          </Text>
        </Stack>
        <CopyNote copy={draft.copy} onAnswer={draft.answerCopy} />
        <div ref={form}>
          <MenuEditor menu={menu} draft={draft} />
        </div>
        <Divider />
        <MenuPreview content={draft.content} />
        <Divider />
        <ChangeHistory part="menu" present={draft.base.version} onRestore={({ menu: content }) => content && draft.restore(content)} />
        <SetupBar part="menu" draft={draft} />
      </Stack>
      <SetupConflict part="menu" draft={draft} />
    </Container>
  );
}
