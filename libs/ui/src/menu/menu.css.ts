import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

/** The name under which `use-menu.ts` makes the menu an anchor for its list. */
export const anchor = '--foyer-menu';

/** Browsers that can tie the list to its button and turn it round at the window's edges. */
const canAnchor = '(anchor-scope: none)';

export const root = style({ position: 'relative', display: 'inline-block', maxInlineSize: '100%' });

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.target.size,
  minInlineSize: vars.target.size,
  justifyContent: 'center',
  padding: '0.125rem',
  paddingInline: vars.space.xs,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: 'inherit',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-expanded="true"]': { background: vars.color.neutralSoft } },
  '@media': { [canHover]: { ':hover': { background: vars.color.neutralSoft } } },
});

export const face = style({ display: 'inherit', alignItems: 'inherit', gap: 'inherit' });

export const list = recipe({
  base: {
    position: 'absolute',
    display: 'grid',
    gap: vars.space.xxs,
    insetBlockStart: `calc(100% + ${vars.space.xs})`,
    zIndex: vars.zIndex.menu,
    minInlineSize: '14rem',
    maxInlineSize: 'min(20rem, 92vw)',
    inlineSize: 'max-content',
    maxBlockSize: 'min(32rem, 75dvb)',
    padding: vars.space.xs,
    overflowY: 'auto',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.l,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.high,
    transformOrigin: 'top',
    transition: `opacity ${vars.duration.quick} ${vars.easing.enter}, transform ${vars.duration.quick} ${vars.easing.enter}`,
    '@starting-style': { opacity: 0, transform: 'translateY(-0.25rem)' },
    color: vars.color.text,
    '@supports': {
      [canAnchor]: {
        position: 'fixed',
        inset: 'auto',
        margin: 0,
        marginBlock: vars.space.xs,
        // It scrolls in the place between the button and the window's edge; where that is too small to do so well, it turns round.
        maxBlockSize: `min(32rem, max(16rem, 100% - 2 * ${vars.space.xs}))`,
        positionAnchor: anchor,
        positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
      },
    },
    '@media': { print: { display: 'none' } },
  },
  variants: {
    align: {
      start: {
        insetInlineStart: 0,
        '@supports': { [canAnchor]: { insetInlineStart: 'auto', positionArea: 'self-block-end span-self-inline-end' } },
      },
      end: {
        insetInlineEnd: 0,
        '@supports': { [canAnchor]: { insetInlineEnd: 'auto', positionArea: 'self-block-end span-self-inline-start' } },
      },
    },
  },
  defaultVariants: { align: 'end' },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  inlineSize: '100%',
  minBlockSize: vars.target.size,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: vars.color.text,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current="true"], &[aria-current="page"], &[aria-pressed="true"]': {
      background: vars.color.brandSoft,
      color: vars.color.brandText,
      fontWeight: vars.weight.strong,
    },
  },
  '@media': { [canHover]: { selectors: { '&:hover:not([aria-current], [aria-pressed="true"])': { background: vars.color.neutralSoft } } } },
});
export const itemIcon = style({ display: 'grid', color: vars.color.textMuted });
export const itemMark = style({ display: 'grid', marginInlineStart: 'auto' });

export type MenuVariants = NonNullable<RecipeVariants<typeof list>>;
