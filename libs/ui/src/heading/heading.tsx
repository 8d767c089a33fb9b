import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { type HeadingLevel, useHeadingLevel } from './heading-level.ts';
import { heading, type HeadingSize } from './heading.css.ts';

const sizes = { 1: 'title', 2: 'section', 3: 'sub', 4: 'card', 5: 'small' } satisfies Record<HeadingLevel, HeadingSize>;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The place in the page's outline, where it is not the one of what surrounds it (`useHeadingLevel`); no level is skipped. */
  level?: HeadingLevel;
  /** The size, where the outline and the look go different ways. */
  size?: HeadingSize;
}

/** A headline in the serif face. */
export function Heading({ level: given, size, className, ...rest }: HeadingProps) {
  const around = useHeadingLevel();
  const level = given ?? around;
  const Element = `h${level}` as const;
  return <Element {...rest} className={classNames(heading({ size: size ?? sizes[level] }), className)} />;
}
