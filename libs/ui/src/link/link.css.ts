import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

export const link = recipe({
  base: {
    borderRadius: vars.radius.s,
    // A box of its own takes the width of its longest word otherwise, and not that of its place.
    overflowWrap: 'anywhere',
    transition: `color ${vars.duration.quick} ${vars.easing.standard}`,
  },
  variants: {
    look: {
      inline: {
        color: vars.color.brandText,
        textDecorationThickness: '1px',
        textDecorationColor: `color-mix(in oklab, currentColor 45%, transparent)`,
        ':hover': { textDecorationColor: 'currentColor', textDecorationThickness: '2px' },
      },
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.xxs,
        minBlockSize: vars.target.size,
        color: vars.color.brandText,
        fontWeight: vars.weight.strong,
        textDecoration: 'none',
        ':hover': { textDecoration: 'underline' },
      },
      quiet: {
        color: 'inherit',
        textDecoration: 'none',
        ':hover': { textDecoration: 'underline' },
      },
    },
  },
  defaultVariants: { look: 'inline' },
});

export type LinkVariants = NonNullable<RecipeVariants<typeof link>>;
