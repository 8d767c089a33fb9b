import { readCookie } from '../app/cookies.ts';

/** The mark of a session (`sessionMark`), of its CSRF token. */
export const markOf = (token: string): string => token.slice(0, 8);

/**
 * Identifies a session: the beginning of the CSRF token in a browser's cookies, which is another one after each login, logout and end of a session, in
 * every tab at once. Too short to be used as the token, for it is also in the document.
 */
export function sessionMark(cookies: string): string | undefined {
  const token = readCookie(cookies, 'csrf_token');
  return token === undefined ? undefined : markOf(token);
}
