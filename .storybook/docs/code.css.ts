import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  margin: `${vars.space.m} 0 ${vars.space.l}`,
  padding: `${vars.space.m} ${vars.space.l}`,
  overflowX: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
});
export const block = style({ fontFamily: vars.font.mono, fontSize: vars.size.xs, lineHeight: vars.leading.normal, whiteSpace: 'pre' });
export const comment = style({ color: vars.color.textMuted, fontStyle: 'italic' });
