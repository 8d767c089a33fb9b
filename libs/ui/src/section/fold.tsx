import type { ReactNode } from 'react';
import { FoldContext, type FoldWay } from './fold-context.ts';
import { FoldedSection } from './folded-section.tsx';

const ways = { line: { way: 'line', Section: FoldedSection }, short: { way: 'short' } } as const;

export interface FoldProps {
  /** Without one, what is inside does not fold. */
  way?: FoldWay;
  children: ReactNode;
}

/** Lets a module keep short where it is narrow, as one of many on a page. */
export function Fold({ way, children }: FoldProps) {
  return <FoldContext value={way && ways[way]}>{children}</FoldContext>;
}
