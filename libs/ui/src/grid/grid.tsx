import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { gaps } from '../stack/stack.css.ts';
import type { LayoutElement, Space } from '../stack/stack.tsx';
import { grid } from './grid.css.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  as?: LayoutElement;
  /** The least width of a column: `narrow` 208, `card` 280, `wide` 384, `half` 480 px; as many are side by side as fit. */
  columns?: keyof typeof grid;
  gap?: Space;
}

/** Equal columns, as many as the place allows, without media queries. */
export function Grid({ as = 'div', columns = 'card', gap = 'l', className, ...rest }: GridProps) {
  const Element = as as 'div';
  return <Element {...rest} className={classNames(grid[columns], gaps[gap], className)} />;
}
