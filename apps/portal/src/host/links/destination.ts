import { safeRedirectPath, toQuery, wantedQuery } from './redirects.ts';

/**
 * The query by which links of a page that guests may read keep their destination: what they wanted before, else the page itself with its query and
 * hash; not where that is a `deadEnd`, such as an error page, to which no member wants to come back.
 */
export function destinationQuery({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>, deadEnd = false): string {
  const query = new URLSearchParams(search);
  const outside = query.get('redirect');
  // The login has the server judge it.
  if (outside && /^https?:\/\//i.test(outside)) return toQuery(outside);
  const here = safeRedirectPath(`${pathname}${search}${hash}`);
  return wantedQuery(query) || (deadEnd ? '' : toQuery(here));
}
