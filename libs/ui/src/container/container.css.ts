import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

/** The room between a page's content and the edges of the screen. */
export const gutter = `clamp(${vars.space.m}, 4vw, ${vars.space.xxl})`;
const width = (measure: string) => ({ maxInlineSize: `calc(${measure} + 2 * ${gutter})` });

export const container = recipe({
  base: { inlineSize: '100%', marginInline: 'auto', paddingInline: gutter },
  variants: {
    width: {
      form: width(vars.measure.form),
      reading: width(vars.measure.reading),
      page: width(vars.measure.page),
      wide: width(vars.measure.wide),
    },
  },
  defaultVariants: { width: 'page' },
});

export type ContainerVariants = NonNullable<RecipeVariants<typeof container>>;
