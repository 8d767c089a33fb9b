import { useApi } from '@foyer/api';
import { studioPagesQuery } from '@foyer/api/studio';
import { localePath, paths } from '@foyer/links';
import { Alert, Button, Container, EmptyState, FileTextIcon, Heading, Icon, Pagination, PlusIcon, Stack } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import { usePaginationTexts } from '../../../host/lists/use-pagination-texts.ts';
import { PortalSnackbars } from '../../../host/snackbars/portal-snackbars.tsx';
import * as styles from '../studio-page.css.ts';
import { StudioSections } from '../studio-sections.tsx';
import { useWarmEditor } from '../use-warm-editor.ts';
import { useRemoval } from '../use-removal.tsx';
import { copyTitle } from './copy-title.ts';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PageEntry } from './page-entry.tsx';
import { ToReview } from '../reviews/to-review.tsx';
import { PagesFilters } from './pages-filters.tsx';
import { pagesPath, readPagesListing } from './pages-path.ts';
import { usePageActions } from './use-page-actions.ts';

/** Where editors find pages, and begin new ones. */
export const PagesPage = () => (
  <PortalSnackbars>
    <Pages />
  </PortalSnackbars>
);

function Pages() {
  const intl = useIntl();
  const locale = useLocale();
  const [params] = useSearchParams();
  const listing = readPagesListing(params);
  const { data } = useSuspenseQuery(studioPagesQuery(useApi(), listing));
  const actions = usePageActions();
  const { takeAway, bringBack } = useRemoval(actions, {
    deleted: <FormattedMessage defaultMessage="The page has been deleted." description="After a page was deleted" />,
    restored: <FormattedMessage defaultMessage="The page has been restored." description="After a deleted page was brought back" />,
  });
  const problemText = useProblemText();
  const [asked, setAsked] = useState(false);
  useWarmEditor(localePath(locale, paths.studioPage('any')));
  const { create, copy } = actions;
  const title = intl.formatMessage({ defaultMessage: 'Pages', description: 'Title of the page where editors find pages' });
  const texts = usePaginationTexts(
    intl.formatMessage({ defaultMessage: 'Pages of the list', description: 'Name of the navigation below the pages in the studio' }),
  );
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioPages} />
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          <Button icon={<Icon icon={PlusIcon} />} aria-haspopup="dialog" onClick={() => setAsked(true)}>
            <FormattedMessage defaultMessage="New page" description="Button of the studio" />
          </Button>
        </div>
        {copy.error && (
          <Alert tone="critical" role="alert">
            {problemText(copy.error)}
          </Alert>
        )}
        {!listing.in_review && <ToReview count={data.to_review} href={pagesPath(locale, { in_review: true, q: '', page: 1 })} />}
        <PagesFilters listing={listing} reviews={data.to_review !== null} />
        {data.results.length === 0 ? (
          <EmptyState
            icon={FileTextIcon}
            title={<FormattedMessage defaultMessage="No pages here" description="List of the studio without pages" />}
          >
            <FormattedMessage
              defaultMessage="Begin a new page, or change the filters to find others."
              description="Below the title of the studio’s list without pages"
            />
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {data.results.map((page) => (
              <PageEntry
                key={page.id}
                page={page}
                onCopy={() => copy.mutate({ id: page.id, titled: (text) => copyTitle(intl, text) })}
                onDelete={() => takeAway(page.id)}
                onRestore={() => bringBack(page.id)}
              />
            ))}
          </ul>
        )}
        <Pagination
          value={data.pagination.self}
          last={data.pagination.last}
          texts={texts}
          href={(page) => pagesPath(locale, { ...listing, page })}
        />
      </Stack>
      {asked && (
        <NewPageDialog
          pending={create.isPending}
          error={create.error}
          onClose={() => setAsked(false)}
          onCreate={(written) => create.mutate(written)}
        />
      )}
    </Container>
  );
}
