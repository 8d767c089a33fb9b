import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { oneLine } from '../clamp/clamp.css.ts';
import { vars } from '../theme/contract.css.ts';

export const text = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    size: {
      xs: { fontSize: vars.size.xs, lineHeight: vars.leading.snug },
      s: { fontSize: vars.size.s },
      m: { fontSize: vars.size.m },
      l: { fontSize: vars.size.l, lineHeight: vars.leading.snug },
    },
    tone: {
      inherit: {},
      text: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      brand: { color: vars.color.brandText },
      critical: { color: vars.color.criticalText },
      positive: { color: vars.color.positiveText },
    },
    weight: {
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      strong: { fontWeight: vars.weight.strong },
    },
    // Before `align`, which may say otherwise than it.
    truncate: { true: oneLine },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
    preserveLines: { true: { whiteSpace: 'pre-line' } },
  },
  defaultVariants: { size: 'm', tone: 'inherit' },
});

export type TextVariants = NonNullable<RecipeVariants<typeof text>>;
