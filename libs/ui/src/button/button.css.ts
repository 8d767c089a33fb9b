import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

const hover = (rule: { background?: string; borderColor?: string }) => ({
  '@media': { [canHover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': rule } } },
});

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.target.size,
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.m,
    fontFamily: vars.font.text,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.duration.quick} ${vars.easing.standard}, border-color ${vars.duration.quick} ${vars.easing.standard}, transform ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: {
      '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'scale(0.98)' },
      '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
        background: vars.color.neutralSoft,
        borderColor: 'transparent',
        color: vars.color.textMuted,
        cursor: 'not-allowed',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': {
      print: { display: 'none' },
      '(forced-colors: active)': {
        borderColor: 'ButtonBorder',
        selectors: { '&:disabled, &[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
  variants: {
    look: {
      primary: { background: vars.color.brand, color: vars.color.onBrand, ...hover({ background: vars.color.brandHover }) },
      secondary: {
        background: vars.color.surface,
        borderColor: vars.color.lineStrong,
        color: vars.color.text,
        ...hover({ background: vars.color.neutralSoft, borderColor: vars.color.textMuted }),
      },
      quiet: { background: 'transparent', color: vars.color.brandText, ...hover({ background: vars.color.brandSoft }) },
      danger: { background: vars.color.critical, color: vars.color.onCritical, ...hover({ background: vars.color.criticalHover }) },
      onPhoto: { background: vars.color.photoShade, color: vars.color.onPhoto, ...hover({ background: vars.color.photoShadeHover }) },
    },
    size: {
      m: { paddingBlock: vars.space.xs, paddingInline: vars.space.m, fontSize: vars.size.m },
      l: { minBlockSize: '3.25rem', paddingBlock: vars.space.s, paddingInline: vars.space.l, fontSize: vars.size.m },
    },
    width: { auto: {}, full: { inlineSize: '100%' } },
  },
  defaultVariants: { look: 'primary', size: 'm', width: 'auto' },
});

/** The label keeps its place while the spinner turns above it, so that the button does not change its width. */
export const waiting = style({ opacity: 0, display: 'inherit', alignItems: 'inherit', gap: 'inherit' });
export const content = style({ display: 'inherit', alignItems: 'inherit', gap: 'inherit', minInlineSize: 0 });
export const spinnerPlace = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;
