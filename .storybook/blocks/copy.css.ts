import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const copy = style({
  justifySelf: 'start',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'copy',
  font: 'inherit',
  fontFamily: vars.font.mono,
  fontSize: '0.75rem',
  textAlign: 'start',
  color: vars.color.brandText,
  overflowWrap: 'anywhere',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '0.2em',
  ':hover': { textDecorationStyle: 'solid' },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2, borderRadius: vars.radius.s },
});
export const copied = style({ marginInlineStart: vars.space.xxs, textDecoration: 'none', color: vars.color.positiveText });
