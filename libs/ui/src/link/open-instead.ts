import type { MouseEvent } from 'react';

/** Opens something in place of following a link; who wants the link as it is, in a new tab or saved, gets it. */
export const openInstead = (onOpen: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onOpen();
};
