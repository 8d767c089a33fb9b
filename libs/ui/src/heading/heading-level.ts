import { createContext, use } from 'react';

/** The levels of the page's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5;

/** The level of headings within what surrounds them: below the page's title, unless a `Section` is in between. */
export const HeadingLevelContext = createContext<HeadingLevel>(2);

/** The level that a heading has here, so that the outline skips none: below a section's title, or in its place where it has none. */
export const useHeadingLevel = (): HeadingLevel => use(HeadingLevelContext);
