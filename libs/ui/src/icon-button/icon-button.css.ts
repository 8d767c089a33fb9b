import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

const hover = (background: string) => ({
  '@media': { [canHover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"], [aria-pressed="true"])': { background } } } },
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
      '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': { opacity: 0.45, cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
      '&[aria-pressed="true"]': { background: vars.color.brandSoft, borderColor: vars.color.brandLine, color: vars.color.brandText },
    },
    '@media': {
      print: { display: 'none' },
      // Colours do not show there what is pressed; a border does.
      '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight', borderWidth: '3px' } } },
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
    size: {
      s: {
        inlineSize: '2rem',
        blockSize: '2rem',
        fontSize: vars.size.s,
        // What is to be seen is small; what is to be touched is not.
        '::after': { content: '""', position: 'absolute', inset: `calc((2rem - 2px - ${vars.target.size}) / 2)` },
      },
      m: {},
      l: { inlineSize: '3.25rem', blockSize: '3.25rem', fontSize: vars.size.l },
    },
  },
  defaultVariants: { look: 'quiet', size: 'm' },
});

export const badge = recipe({
  base: {
    position: 'absolute',
    borderRadius: vars.radius.pill,
    background: vars.color.critical,
    color: vars.color.onCritical,
    boxShadow: `0 0 0 2px ${vars.color.surface}`,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  variants: {
    kind: {
      count: {
        // It grows away from the icon, which stays to be seen.
        insetBlockStart: '0.125rem',
        insetInlineStart: '56%',
        minInlineSize: '1.125rem',
        paddingInline: vars.space.xxs,
        fontSize: '0.75rem',
        fontWeight: vars.weight.strong,
        fontVariantNumeric: 'tabular-nums',
        lineHeight: '1.125rem',
        textAlign: 'center',
        whiteSpace: 'nowrap',
      },
      dot: { insetBlockStart: '0.5rem', insetInlineEnd: '0.5rem', inlineSize: '0.625rem', blockSize: '0.625rem' },
    },
  },
});

export type IconButtonVariants = NonNullable<RecipeVariants<typeof iconButton>>;
