import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { container, type ContainerVariants } from './container.css.ts';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav';
  /** `form` 416 px, `reading` 736 px, `page` 1216 px, `wide` 1472 px; the gutter comes on top. */
  width?: ContainerVariants['width'];
}

/** Centres content at one of the page widths, with a gutter that grows with the screen. */
export function Container({ as = 'div', width, className, ...rest }: ContainerProps) {
  const Element = as as 'div';
  return <Element {...rest} className={classNames(container({ width }), className)} />;
}
