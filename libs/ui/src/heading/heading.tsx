import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { heading, type HeadingSize } from './heading.css.ts';

const sizes = { 1: 'title', 2: 'section', 3: 'sub', 4: 'card', 5: 'small' } satisfies Record<number, HeadingSize>;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The place in the page's outline; no level is skipped. */
  level: keyof typeof sizes;
  /** The size, where the outline and the look go different ways. */
  size?: HeadingSize;
}

/** A headline in the serif face. */
export function Heading({ level, size = sizes[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={classNames(heading({ size }), className)} />;
}
