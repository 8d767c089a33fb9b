import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', alignContent: 'start', gap: vars.space.l });

export const settings = style({
  display: 'grid',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
