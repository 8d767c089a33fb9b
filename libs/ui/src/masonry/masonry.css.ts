import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const columns = (least: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` });

/** Before it is measured, and without scripts: lines of equal columns, as a grid has them. */
export const masonry = recipe({
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: vars.space.l,
    minInlineSize: 0,
    '@supports': { '(display: grid-lanes)': { display: 'grid-lanes' as 'grid' } },
    '@media': { print: { display: 'block', columns: 2 } },
  },
  variants: { columns: { narrow: columns('13rem'), card: columns('17.5rem'), wide: columns('24rem') } },
  defaultVariants: { columns: 'card' },
});

export const item = style({ minInlineSize: 0, '@media': { print: { breakInside: 'avoid', marginBlockEnd: vars.space.m } } });

export type MasonryVariants = NonNullable<RecipeVariants<typeof masonry>>;
