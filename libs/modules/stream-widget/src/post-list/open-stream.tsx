import { postsQuery, type Schemas, useApi, useMorePages } from '@foyer/api';
import { PostList } from './post-list.tsx';

/** The posts the page brought, and those fetched after them. */
export function OpenStream({ module: { options, results } }: { module: Schemas['StreamWidgetModule'] }) {
  const list = postsQuery(useApi(), options.groupId, options.maxRecords, 2);
  const { entries, ...more } = useMorePages(list, { results, hasMore: options.has_more });
  return <PostList posts={entries} {...more} />;
}
