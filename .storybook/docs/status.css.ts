import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  marginBlockEnd: vars.space.m,
  fontFamily: vars.font.text,
  fontSize: vars.size.s,
  color: vars.color.textMuted,
});
