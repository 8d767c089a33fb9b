import { safeRedirectPath, toQuery, wantedQuery } from './redirects.ts';

/** No member wants to come back to these. */
const deadEnd = /^\/(403|404|error|result-not-found|logout)([/?#]|$)/;

/**
 * The query by which links of a page that guests may read keep their destination: what they wanted before, else the page itself with its query and
 * hash.
 */
export function destinationQuery({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(search);
  const outside = query.get('redirect');
  // The login has the server judge it.
  if (outside && /^https?:\/\//i.test(outside)) return toQuery(outside);
  const here = safeRedirectPath(`${pathname}${search}${hash}`);
  return wantedQuery(query) || (deadEnd.test(here) ? '' : toQuery(here));
}
