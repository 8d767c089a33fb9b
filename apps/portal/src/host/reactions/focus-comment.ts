/** The id of a comment's element, which links lead to. */
export const elementId = (commentId: string): string => `comment_${commentId}`;

/** The comment that an address's hash names. */
export function linkedComment(hash: string): string | undefined {
  return /^#comment_([A-Za-z0-9][A-Za-z0-9._-]{0,63})$/.exec(hash)?.[1];
}

/** Gives the focus to a comment for as long as it stays there; answers whether it is on the page. */
export function focusComment(commentId: string, scroll: 'center' | 'nearest' = 'nearest'): boolean {
  const element = document.getElementById(elementId(commentId));
  if (!element) return false;
  // Only now: a press on its text is not to focus it.
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: scroll });
  return true;
}

/** How many frames are waited for a comment to be drawn: about a second. */
const patience = 60;

/** As `focusComment`, once it is on the page; at the earliest before the next picture, since it lays out what was just rendered. */
export function focusCommentSoon(commentId: string, scroll?: 'center' | 'nearest', frames = patience): void {
  requestAnimationFrame(() => {
    if (!focusComment(commentId, scroll) && frames > 0) focusCommentSoon(commentId, scroll, frames - 1);
  });
}
