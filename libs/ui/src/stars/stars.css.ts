import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

export const stars = recipe({
  // Ten stars find room in the narrowest column: the row breaks after five.
  base: { display: 'inline-flex', flexWrap: 'wrap', verticalAlign: 'middle', lineHeight: '1', color: vars.color.brand },
  variants: {
    size: {
      s: { gap: '0.0625rem', fontSize: '0.75rem' },
      m: { gap: '0.125rem', fontSize: '1rem' },
      l: { gap: '0.1875rem', fontSize: '1.375rem' },
    },
  },
  defaultVariants: { size: 'm' },
});

export const five = style({ display: 'inline-flex', gap: 'inherit' });
export const star = style({ position: 'relative', display: 'grid' });

const filled = { fill: 'currentColor' };

export const outline = style({ fill: 'transparent', color: vars.color.lineStrong });
export const full = style(filled);
export const half = style({ ...filled, position: 'absolute', inset: 0 });

export type StarsVariants = NonNullable<RecipeVariants<typeof stars>>;
