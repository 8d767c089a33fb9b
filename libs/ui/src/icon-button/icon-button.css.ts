import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

const hover = (background: string) => ({
  '@media': { [canHover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background } } } },
});

export const iconButton = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.target.size,
    blockSize: vars.target.size,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.pill,
    fontSize: vars.size.m,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.quick} ${vars.easing.standard}, transform ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: {
      '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'scale(0.94)' },
      '&:disabled, &[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' },
    },
  },
  variants: {
    look: {
      quiet: { background: 'transparent', color: 'inherit', ...hover(vars.color.neutralSoft) },
      outlined: {
        background: vars.color.surface,
        borderColor: vars.color.lineStrong,
        color: vars.color.text,
        ...hover(vars.color.neutralSoft),
      },
      primary: { background: vars.color.brand, color: vars.color.onBrand, ...hover(vars.color.brandHover) },
      onPhoto: { background: vars.color.photoShade, color: vars.color.onPhoto, ...hover(vars.color.photoShadeHover) },
    },
  },
  defaultVariants: { look: 'quiet' },
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: '0.125rem',
  insetInlineEnd: '0.0625rem',
  minInlineSize: '1.25rem',
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.pill,
  background: vars.color.critical,
  color: vars.color.onCritical,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  fontSize: '0.75rem',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.25rem',
  textAlign: 'center',
});

export type IconButtonVariants = NonNullable<RecipeVariants<typeof iconButton>>;
