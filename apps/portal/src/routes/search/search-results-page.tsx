import { Container, EmptyState, Heading, SearchIcon, Stack } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { SearchForm } from '../../host/search/search-form.tsx';
import { readSearch } from '../../host/search/search-path.ts';
import { SearchResults } from './search-results.tsx';

/** What a search found, by kind (content §2, Search results). */
export function SearchResultsPage() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const search = readSearch(params);
  const words = search?.query ?? search?.q;
  const title = words
    ? intl.formatMessage(
        { defaultMessage: 'Results for “{words}”', description: 'Heading of the search results; words is what was typed' },
        { words },
      )
    : intl.formatMessage({ defaultMessage: 'Search', description: 'Heading of the search without a question' });
  return (
    <Container width="reading">
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <Heading level={1}>{title}</Heading>
        <SearchForm key={params.toString()} initial={search} />
        {search ? <SearchResults search={search} /> : <NothingAsked />}
      </Stack>
    </Container>
  );
}

function NothingAsked() {
  return (
    <EmptyState
      icon={SearchIcon}
      title={<FormattedMessage defaultMessage="What are you looking for?" description="Search page without a question" />}
    >
      <FormattedMessage defaultMessage="Type a word or the start of one." description="Search page without a question: what to do" />
    </EmptyState>
  );
}
