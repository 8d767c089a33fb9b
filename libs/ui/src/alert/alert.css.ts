import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

export const alert = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    border: '1px solid',
    borderRadius: vars.radius.m,
    color: vars.color.text,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      info: { background: vars.color.infoSoft, borderColor: vars.color.infoLine },
      positive: { background: vars.color.positiveSoft, borderColor: vars.color.positiveLine },
      warning: { background: vars.color.warningSoft, borderColor: vars.color.warningLine },
      critical: { background: vars.color.criticalSoft, borderColor: vars.color.criticalLine },
    },
  },
  defaultVariants: { tone: 'info' },
});

export const icon = recipe({
  base: { display: 'grid', paddingBlockStart: '0.125rem' },
  variants: {
    tone: {
      info: { color: vars.color.infoText },
      positive: { color: vars.color.positiveText },
      warning: { color: vars.color.warningText },
      critical: { color: vars.color.criticalText },
    },
  },
  defaultVariants: { tone: 'info' },
});

export const body = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });
export const title = style({ fontWeight: vars.weight.strong });
export const action = style({ marginBlockStart: vars.space.xs });

export type AlertTone = NonNullable<NonNullable<RecipeVariants<typeof alert>>['tone']>;
