import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { skipLink } from './skip-link.css.ts';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  /** The id of the main element. */
  target: string;
}

/** The first stop of the Tab key: jumps over the shell. `target` is the id of the main element, which has `tabIndex={-1}`. */
export function SkipLink({ target, className, children, ...rest }: SkipLinkProps) {
  // A plain anchor: a router would treat the hash as a navigation and leave the focus where it was.
  return (
    <a {...rest} href={`#${target}`} className={classNames(skipLink, className)}>
      {children}
    </a>
  );
}
