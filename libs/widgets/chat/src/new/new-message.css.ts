import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const foot = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
