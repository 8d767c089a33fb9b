/** A media or container query that holds from `width` px up, in rem so that it follows the reader's font size. */
export const from = (width: number) => `(min-width: ${width / 16}rem)`;

/**
 * Selector for what must turn round where text runs from right to left. (Builds replace `:dir()` by a list of languages for browsers
 * without it.)
 */
export const rightToLeft = '[dir="rtl"] &';

/** Media query for readers who did not ask for less motion. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** Media query for pointers that can hover, so that touch leaves no stuck hover style. */
export const canHover = '(hover: hover)';
