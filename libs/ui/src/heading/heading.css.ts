import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const serif = { fontFamily: vars.font.serif, fontWeight: vars.weight.medium, letterSpacing: '-0.008em' };

export const heading = recipe({
  base: { color: 'inherit', lineHeight: vars.leading.tight, textWrap: 'balance', overflowWrap: 'break-word', hyphens: 'auto' },
  variants: {
    size: {
      display: { ...serif, fontSize: vars.size.display },
      title: { ...serif, fontSize: vars.size.xxxl },
      section: { ...serif, fontSize: vars.size.xxl },
      sub: { ...serif, fontSize: vars.size.xl },
      card: { ...serif, fontSize: vars.size.l, lineHeight: vars.leading.snug },
      small: { fontSize: vars.size.m, fontWeight: vars.weight.strong, lineHeight: vars.leading.snug },
    },
  },
});

export type HeadingSize = NonNullable<NonNullable<RecipeVariants<typeof heading>>['size']>;
