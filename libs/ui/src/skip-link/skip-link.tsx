import type { ReactNode } from 'react';
import { skipLink } from './skip-link.css.ts';

/** The first stop of the Tab key: jumps over the shell. `target` is the id of the main element, which has `tabIndex={-1}`. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  // A plain anchor: a router would treat the hash as a navigation and leave the focus where it was.
  return (
    <a href={`#${target}`} className={skipLink}>
      {children}
    </a>
  );
}
