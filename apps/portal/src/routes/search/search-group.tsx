import type { Schemas, SearchQuery } from '@foyer/api';
import { Heading, Link, Pagination, Stack } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../host/language/use-locale.ts';
import { usePaginationTexts } from '../../host/lists/use-pagination-texts.ts';
import { searchPath } from '../../host/search/search-path.ts';
import { AreaTitle, FoundCount } from './area-title.tsx';
import { SearchHit } from './search-hit.tsx';
import * as styles from './search-results.css.ts';

/** What was found of one kind: its best results and the way to all, or its pages where it is shown alone. */
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
          <AreaTitle area={area} count={total} />
        </Heading>
        {!alone && total > results.length && (
          <Link look="standalone" href={searchPath(locale, { ...search, area })}>
            <FormattedMessage
              defaultMessage="Show all {count}"
              description="Link beside the first results of a kind; count is a number, “1,000+” where there are more than are counted"
              values={{ count: <FoundCount count={total} /> }}
            />
          </Link>
        )}
      </div>
      <ul className={styles.list}>
        {results.map((hit) => (
          <SearchHit key={hit.id} area={area} hit={hit} />
        ))}
      </ul>
      {alone && (
        <Pagination value={pagination.self} last={pagination.last} texts={texts} href={(page) => searchPath(locale, { ...search, page })} />
      )}
    </Stack>
  );
}
