import { type SearchQuery, searchQuery, useApi } from '@foyer/api';
import { Container, EmptyState, Heading, Link, SearchIcon, Stack, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useLocale } from '../../host/language/use-locale.ts';
import { SearchForm } from '../../host/search/search-form.tsx';
import { readSearch, searchPath } from '../../host/search/search-path.ts';
import { AreaFilter } from './area-filter.tsx';
import { SearchGroup } from './search-group.tsx';

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
        {search ? <Results search={search} /> : <NothingAsked />}
      </Stack>
    </Container>
  );
}

function Results({ search }: { search: SearchQuery }) {
  const { data } = useSuspenseQuery(searchQuery(useApi(), search));
  return (
    <>
      {data.did_you_mean && <Meant typed={search.q ?? ''} meant={data.did_you_mean} />}
      <AreaFilter counts={data.counts} search={search} />
      {data.groups.length === 0 && <NoneOfKind />}
      {data.groups.map((group) => (
        <SearchGroup key={group.area} group={group} search={search} />
      ))}
    </>
  );
}

/** Nothing holds what was typed: what was looked for instead. */
function Meant({ typed, meant }: { typed: string; meant: string }) {
  const locale = useLocale();
  return (
    <Text role="status">
      <FormattedMessage
        defaultMessage="Nothing contains “{typed}”. These are the results for {meant}."
        description="Above the results of a search with a typing mistake; typed is what was typed, meant a link with what was looked for instead"
        values={{
          typed: <bdi>{typed}</bdi>,
          meant: (
            <Link href={searchPath(locale, { q: meant })}>
              <bdi>{meant}</bdi>
            </Link>
          ),
        }}
      />
    </Text>
  );
}

function NoneOfKind() {
  return (
    <EmptyState
      icon={SearchIcon}
      title={<FormattedMessage defaultMessage="Nothing of this kind was found." description="Search results of one kind that holds none" />}
    />
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
