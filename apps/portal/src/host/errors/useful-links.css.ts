import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  margin: 0,
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  listStyle: 'none',
});
