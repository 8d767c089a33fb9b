import { paths } from '@foyer/links';
import { Container, Divider, Heading, Stack, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { PortalSnackbars } from '../../../host/snackbars/portal-snackbars.tsx';
import { CopyNote } from '../copy-note.tsx';
import { ChangeHistory } from '../setup/change-history.tsx';
import { SetupBar } from '../setup/setup-bar.tsx';
import { SetupConflict } from '../setup/setup-conflict.tsx';
import { useLeadToFault } from '../setup/use-lead-to-fault.ts';
import { StudioSections } from '../studio-sections.tsx';
import { CategoriesEditor } from './categories-editor.tsx';
import { useCategoriesDraft } from './use-categories-draft.ts';

/** Where editors write the categories of news. */
export const CategoriesPage = () => (
  <PortalSnackbars>
    <CategoriesWriting />
  </PortalSnackbars>
);

function CategoriesWriting() {
  const intl = useIntl();
  const { uses, draft, move } = useCategoriesDraft();
  const form = useLeadToFault(draft.error);
  const title = intl.formatMessage({
    defaultMessage: 'Categories',
    description: 'Title of the page where editors write the categories of news',
  });
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioCategories} />
        <Stack gap="s">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="What members choose from above the news. Each article is in one of them, or in none."
              description="Below the title of the page where editors write the categories of news"
            />
          </Text>
        </Stack>
        <CopyNote copy={draft.copy} onAnswer={draft.answerCopy} />
        <div ref={form}>
          <CategoriesEditor uses={uses} draft={draft} move={move} />
        </div>
        <Divider />
        <ChangeHistory
          part="categories"
          present={draft.base.version}
          onRestore={({ categories: content }) => content && draft.restore(content)}
        />
        <SetupBar part="categories" draft={draft} />
      </Stack>
      <SetupConflict part="categories" draft={draft} />
    </Container>
  );
}
