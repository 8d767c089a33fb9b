import { studioArticlesQuery, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Alert, Button, Container, EditIcon, EmptyState, Heading, Icon, Pagination, PlusIcon, Stack } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useShellData } from '../../host/app/shell-data.ts';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { usePaginationTexts } from '../../host/lists/use-pagination-texts.ts';
import { PortalSnackbars } from '../../host/snackbars/portal-snackbars.tsx';
import { ArticleEntry } from './article-entry.tsx';
import { ListingFilters } from './listing-filters.tsx';
import * as styles from './studio-page.css.ts';
import { listingPath, readListing } from './studio-path.ts';
import { ToReview } from './reviews/to-review.tsx';
import { StudioSections } from './studio-sections.tsx';
import { useRemoval } from './use-removal.tsx';
import { useWarmEditor } from './use-warm-editor.ts';
import { useStudioActions } from './use-studio-actions.ts';

/** Where editors find what they write, and begin something new. */
export const StudioPage = () => (
  <PortalSnackbars>
    <Articles />
  </PortalSnackbars>
);

function Articles() {
  const intl = useIntl();
  const locale = useLocale();
  const [params] = useSearchParams();
  const listing = readListing(params);
  const { data } = useSuspenseQuery(studioArticlesQuery(useApi(), listing));
  const { languages } = useShellData();
  const actions = useStudioActions();
  const { takeAway, bringBack } = useRemoval(actions, {
    deleted: <FormattedMessage defaultMessage="The article has been deleted." description="After an article was deleted" />,
    restored: <FormattedMessage defaultMessage="The article has been restored." description="After a deleted article was brought back" />,
  });
  const problemText = useProblemText();
  useWarmEditor(localePath(locale, paths.studioArticle('any')));
  const failure = actions.create.error ?? actions.copy.error;
  const title = intl.formatMessage({
    defaultMessage: 'Studio',
    description: 'Title of the page where editors find the articles they write',
  });
  const texts = usePaginationTexts(
    intl.formatMessage({ defaultMessage: 'Pages of the articles', description: 'Name of the navigation below the articles in the studio' }),
  );
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studio} />
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          <Button icon={<Icon icon={PlusIcon} />} pending={actions.create.isPending} onClick={() => actions.create.mutate()}>
            <FormattedMessage defaultMessage="New article" description="Button of the studio" />
          </Button>
        </div>
        {failure && (
          <Alert tone="critical" role="alert">
            {problemText(failure)}
          </Alert>
        )}
        {!listing.in_review && (
          <ToReview count={data.to_review} href={listingPath(locale, { in_review: true, mine: false, q: '', page: 1 })} />
        )}
        <ListingFilters listing={listing} reviews={data.to_review !== null} />
        {data.results.length === 0 ? (
          <EmptyState
            icon={EditIcon}
            title={<FormattedMessage defaultMessage="No articles here" description="List of the studio without articles" />}
          >
            <FormattedMessage
              defaultMessage="Begin a new article, or change the filters to find others."
              description="Below the title of the studio’s list without articles"
            />
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {data.results.map((article) => (
              <ArticleEntry
                key={article.id}
                article={article}
                languages={languages}
                onCopy={() => actions.copy.mutate(article.id)}
                onDelete={() => takeAway(article.id)}
                onRestore={() => bringBack(article.id)}
              />
            ))}
          </ul>
        )}
        <Pagination
          value={data.pagination.self}
          last={data.pagination.last}
          texts={texts}
          href={(page) => listingPath(locale, { ...listing, page })}
        />
      </Stack>
    </Container>
  );
}
