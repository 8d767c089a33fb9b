/**
 * Whether the member has just logged out, in whichever tab, rather than that the session has expired: then nothing may stay on screen. The server sets the
 * cookie with the logout's answer and takes it back at the next login.
 */
export const wasSignedOut = (): boolean => document.cookie.split(/;\s*/).includes('signed_out=1');
