import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';

export const cluster = recipe({
  base: { display: 'flex', flexWrap: 'wrap', minInlineSize: 0 },
  variants: {
    align: {
      center: { alignItems: 'center' },
      start: { alignItems: 'flex-start' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      start: {},
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: {}, false: { flexWrap: 'nowrap' } },
  },
  defaultVariants: { align: 'center', justify: 'start', wrap: true },
});

export type ClusterVariants = NonNullable<RecipeVariants<typeof cluster>>;
