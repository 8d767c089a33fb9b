import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    paddingInline: vars.space.xs,
    // Round by the height of one line: the curve of several would cut their words.
    borderRadius: `min(${vars.radius.pill}, 0.75rem)`,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.strong,
    lineHeight: '1.5rem',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      neutral: { background: color.neutralSoft, color: color.neutralText },
      brand: { background: color.brandSoft, color: color.brandText },
      positive: { background: color.positiveSoft, color: color.positiveText },
      warning: { background: color.warningSoft, color: color.warningText },
      critical: { background: color.criticalSoft, color: color.criticalText },
      info: { background: color.infoSoft, color: color.infoText },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type BadgeVariants = NonNullable<RecipeVariants<typeof badge>>;
