import { atom } from 'jotai';

const key = 'newsletter-seen';

/** Whether the newsletter was offered on this page; where storage is blocked it is all there is. */
export const newsletterSeenAtom = atom(false);

/** Whether this browser was offered the newsletter before. */
export function wasNewsletterSeen(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Remembers that it was: at most once per browser. */
export function rememberNewsletterSeen(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // The page remembers it by itself.
  }
}
