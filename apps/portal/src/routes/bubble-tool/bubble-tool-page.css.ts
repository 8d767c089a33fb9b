import { globalStyle, style } from '@vanilla-extract/css';

/** Marks the page for the rule below; it has no box of its own. */
export const page = style({ display: 'contents' });

// Nothing scrolls, so no room is kept for a scroll bar.
globalStyle(`:root:has(${page})`, { scrollbarGutter: 'auto', overflow: 'hidden' });
