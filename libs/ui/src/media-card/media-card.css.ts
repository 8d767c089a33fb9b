import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover, motionAllowed } from '../theme/tools.ts';

export const card = style({ blockSize: '100%' });
export const cover = style({ overflow: 'hidden' });
export const image = style({
  '@media': {
    [motionAllowed]: { transition: `transform ${vars.duration.slow} ${vars.easing.standard}` },
    [`${canHover} and ${motionAllowed}`]: { selectors: { [`${card}:has(a):hover &`]: { transform: 'scale(1.025)' } } },
  },
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  flexGrow: 1,
  padding: vars.space.l,
  paddingBlockStart: vars.space.m,
});
export const overline = style({
  color: vars.color.brandText,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
  letterSpacing: '0.02em',
});
export const text = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});
