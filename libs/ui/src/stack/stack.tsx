import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { gaps, stack, type StackVariants } from './stack.css.ts';

/** The elements a layout primitive may be. */
export type LayoutElement =
  'div' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'nav' | 'aside' | 'ul' | 'ol' | 'li' | 'form' | 'fieldset' | 'span';

/** A step of the space scale: xxs 4, xs 8, s 12, m 16, l 24, xl 32, xxl 48, xxxl 64 px. */
export type Space = keyof typeof gaps;

export interface StackProps extends ComponentPropsWithRef<'div'> {
  as?: LayoutElement;
  gap?: Space;
  align?: StackVariants['align'];
}

/** Things one below the other with the same gap. */
export function Stack({ as = 'div', gap = 'm', align, className, ...rest }: StackProps) {
  const Element = as as 'div';
  return <Element {...rest} className={classNames(stack({ align }), gaps[gap], className)} />;
}
