import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const headline = { fontFamily: vars.font.headline, fontWeight: vars.weight.medium, letterSpacing: '-0.008em' };

export const heading = recipe({
  base: { color: 'inherit', lineHeight: vars.leading.tight, textWrap: 'balance', overflowWrap: 'anywhere' },
  variants: {
    size: {
      display: { ...headline, fontSize: vars.size.display },
      title: { ...headline, fontSize: vars.size.xxxl },
      section: { ...headline, fontSize: vars.size.xxl },
      sub: { ...headline, fontSize: vars.size.xl },
      card: { ...headline, fontSize: vars.size.l, lineHeight: vars.leading.snug },
      small: { fontSize: vars.size.m, fontWeight: vars.weight.strong, lineHeight: vars.leading.snug },
    },
  },
});

export type HeadingSize = NonNullable<NonNullable<RecipeVariants<typeof heading>>['size']>;
