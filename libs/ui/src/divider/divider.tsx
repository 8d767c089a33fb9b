import type { ReactNode } from 'react';
import { divider, labelled } from './divider.css.ts';

/** A hairline between two parts; with children, words are in its middle. */
export function Divider({ children }: { children?: ReactNode }) {
  return children ? <p className={labelled}>{children}</p> : <hr className={divider} />;
}
