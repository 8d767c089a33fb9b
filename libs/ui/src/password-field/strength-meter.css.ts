import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

export const meter = style({
  display: 'grid',
  gap: vars.space.xxs,
  marginBlockStart: vars.space.xxs,
  fontSize: vars.size.s,
  lineHeight: vars.leading.snug,
});

export const bar = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: vars.space.xxs });

export const part = recipe({
  base: {
    blockSize: '0.375rem',
    borderRadius: vars.radius.pill,
    background: vars.color.neutralLine,
    transition: `background-color ${vars.duration.steady} ${vars.easing.standard}`,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText', background: 'Canvas' } },
  },
  variants: {
    tone: {
      weak: { background: vars.color.critical },
      fair: { background: vars.color.warningText },
      strong: { background: vars.color.positiveText },
      none: {},
    },
  },
});

export const filled = style({ '@media': { '(forced-colors: active)': { selectors: { '&&': { background: 'CanvasText' } } } } });

export const words = style({ color: vars.color.textMuted, minInlineSize: 0, overflowWrap: 'anywhere' });
export const strength = style({ color: vars.color.text, fontWeight: vars.weight.strong });
