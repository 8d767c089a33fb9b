import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const ratings = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const totals = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xl, rowGap: vars.space.s });

export const sign = style({ marginInlineEnd: vars.space.xs, verticalAlign: '-0.2em' });
