import { type SearchQuery, searchQuery, useApi } from '@foyer/api';
import { EmptyState, Link, SearchIcon, Text } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../host/language/use-locale.ts';
import { searchPath } from '../../host/search/search-path.ts';
import { AreaFilter } from './area-filter.tsx';
import { SearchGroup } from './search-group.tsx';

/** The results of a search: what was meant, the choice of kinds, and each kind with its best. */
export function SearchResults({ search }: { search: SearchQuery }) {
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
