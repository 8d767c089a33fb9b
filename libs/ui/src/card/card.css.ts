import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

/** The one link of a card: its invisible face covers the whole card. */
export const linkArea = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.zIndex.raised, borderRadius: 'inherit' },
});

export const card = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
    color: vars.color.text,
    overflowWrap: 'anywhere',
    transition: `box-shadow ${vars.duration.steady} ${vars.easing.standard}, border-color ${vars.duration.steady} ${vars.easing.standard}`,
    selectors: {
      [`&:has(${linkArea}:focus-visible)`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [canHover]: { selectors: { [`&:has(${linkArea}):hover`]: { boxShadow: vars.shadow.high, borderColor: vars.color.brandLine } } },
      print: { breakInside: 'avoid', boxShadow: 'none' },
    },
  },
  variants: {
    padding: {
      /** For pictures up to the edge; the corners cut them. */
      none: { overflow: 'clip' },
      m: { padding: vars.space.m },
      l: { padding: vars.space.l },
    },
    look: {
      raised: { boxShadow: vars.shadow.low },
      flat: {},
      sunken: { background: vars.color.surfaceSunken, borderColor: 'transparent' },
    },
  },
  defaultVariants: { padding: 'l', look: 'raised' },
});

/** Lifts controls above the link that covers the card. */
export const controls = style({ position: 'relative', zIndex: vars.zIndex.raised });

export type CardVariants = NonNullable<RecipeVariants<typeof card>>;
