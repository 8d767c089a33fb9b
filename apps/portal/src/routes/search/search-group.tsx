import type { Schemas, SearchQuery } from '@foyer/api';
import { Heading, Link, Pagination, Stack } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../host/language/use-locale.ts';
import { usePaginationTexts } from '../../host/lists/use-pagination-texts.ts';
import { searchPath } from '../../host/search/search-path.ts';
import { SearchHit } from './search-hit.tsx';
import * as styles from './search-results.css.ts';

const titles: Record<Schemas['SearchArea'], (count: number) => ReactNode> = {
  news: (count) => (
    <FormattedMessage defaultMessage="News ({count, number})" description="Heading above the articles a search found" values={{ count }} />
  ),
  pages: (count) => (
    <FormattedMessage defaultMessage="Pages ({count, number})" description="Heading above the pages a search found" values={{ count }} />
  ),
  people: (count) => (
    <FormattedMessage defaultMessage="People ({count, number})" description="Heading above the people a search found" values={{ count }} />
  ),
};

/** What was found in one area: its best results and the way to all, or its pages where it is shown alone. */
export function SearchGroup({ group, search }: { group: Schemas['SearchGroup']; search: SearchQuery }) {
  const locale = useLocale();
  const intl = useIntl();
  const texts = usePaginationTexts(
    intl.formatMessage({ defaultMessage: 'Pages of the results', description: 'Name of the navigation below search results' }),
  );
  const { area, total, results, pagination } = group;
  const alone = search.area !== undefined || search.type === 'extendedSearch';
  return (
    <Stack as="section" gap="m">
      <div className={styles.head}>
        <Heading level={2} size="section">
          {titles[area](total)}
        </Heading>
        {!alone && total > results.length && (
          <Link look="standalone" href={searchPath(locale, { ...search, area })}>
            <FormattedMessage
              defaultMessage="Show all {count, number}"
              description="Link beside the first results of an area"
              values={{ count: total }}
            />
          </Link>
        )}
      </div>
      <ul className={styles.list}>
        {results.map((hit) => (
          <SearchHit key={hit.id} area={area} hit={hit} search={search.query ?? search.q ?? ''} />
        ))}
      </ul>
      {alone && (
        <Pagination value={pagination.self} last={pagination.last} texts={texts} href={(page) => searchPath(locale, { ...search, page })} />
      )}
    </Stack>
  );
}
