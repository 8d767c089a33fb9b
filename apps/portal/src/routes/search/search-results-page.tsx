import { type SearchQuery, searchQuery, useApi } from '@foyer/api';
import { Container, EmptyState, Heading, Link, SearchIcon, Stack } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useLocale } from '../../host/language/use-locale.ts';
import { ResultCount } from '../../host/lists/result-count.tsx';
import { SearchForm } from '../../host/search/search-form.tsx';
import { readSearch, searchPath } from '../../host/search/search-path.ts';
import { SearchGroup } from './search-group.tsx';

/** What a search found, by area (content §2, Search results). */
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
        {search ? <Results search={search} /> : <NothingAsked />}
      </Stack>
    </Container>
  );
}

function Results({ search }: { search: SearchQuery }) {
  const locale = useLocale();
  const { data } = useSuspenseQuery(searchQuery(useApi(), search));
  return (
    <>
      <ResultCount count={data.groups.reduce((sum, { total }) => sum + total, 0)} />
      {data.groups.map((group) => (
        <SearchGroup key={group.area} group={group} search={search} />
      ))}
      {search.area && (
        <Link look="standalone" href={searchPath(locale, { q: search.q })}>
          <FormattedMessage defaultMessage="Results from all areas" description="Link below the results of one area" />
        </Link>
      )}
    </>
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
