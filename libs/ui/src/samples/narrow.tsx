import type { ReactNode } from 'react';
import { widths } from './narrow.css.ts';

/** A column of a fixed width in px, for stories. */
export function Narrow({ width = 320, children }: { width?: keyof typeof widths; children: ReactNode }) {
  return <div className={widths[width]}>{children}</div>;
}
