import { createContext, type ComponentType, use } from 'react';
import type { SectionProps } from './section-props.ts';

/** How a part of a page keeps short where it is narrow: `line` shows its title alone until it is opened, `short` the first of what it has. */
export type FoldWay = 'line' | 'short';

interface Folding {
  way: FoldWay;
  /** What a section is inside, so that only pages that fold load it. */
  Section?: ComponentType<SectionProps>;
}

/** Says to the part inside how it folds; it does not where nothing is said. */
export const FoldContext = createContext<Folding | undefined>(undefined);

/** How the nearest `Fold` lets a part fold. Whether the place is narrow is for styles to ask: a server does not know. */
export const useFold = (): FoldWay | undefined => use(FoldContext)?.way;
