import { readCookie } from '../app/cookies.ts';

/**
 * Identifies a session: the beginning of the CSRF token in a browser's cookies, which is another one after each login, logout and end of a session, in
 * every tab at once. Too short to be used as the token, for it is also in the document.
 */
export const sessionMark = (cookies: string): string | undefined => readCookie(cookies, 'csrf_token')?.slice(0, 8);
