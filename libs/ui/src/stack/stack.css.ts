import { styleVariants } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

export const gaps = styleVariants(vars.space, (gap) => ({ gap }));

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    align: { stretch: {}, start: { alignItems: 'flex-start' }, center: { alignItems: 'center' }, end: { alignItems: 'flex-end' } },
  },
  defaultVariants: { align: 'stretch' },
});

export type StackVariants = NonNullable<RecipeVariants<typeof stack>>;
