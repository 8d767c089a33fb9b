import { classNames } from '../class-names/class-names.ts';
import { gaps } from '../stack/stack.css.ts';
import { filled, place } from './filled-grid.css.ts';
import type { GridProps } from './grid.tsx';

/**
 * Columns like those of a `Grid` of cards, four at most, for lists that grow by ten: some entries are several columns wide, so that no row has a
 * hole.
 */
export function FilledGrid({ as = 'div', gap = 'l', className, ...rest }: Omit<GridProps, 'columns'>) {
  const Element = as as 'div';
  return (
    <div className={place}>
      <Element {...rest} className={classNames(filled, gaps[gap], className)} />
    </div>
  );
}
