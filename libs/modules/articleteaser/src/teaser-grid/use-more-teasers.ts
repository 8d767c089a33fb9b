import { newsListQuery, type Schemas, useApi, useMorePages } from '@foyer/api';

/** The module's teasers and the pages fetched after them. */
export function useMoreTeasers({ options, results }: Schemas['ArticleteaserModule']) {
  const { entries: teasers, ...more } = useMorePages(newsListQuery(useApi(), options.filters, options.maxRecords, 2), {
    results,
    hasMore: options.has_more,
  });
  return { teasers, ...more };
}
