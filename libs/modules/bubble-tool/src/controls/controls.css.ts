import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const controls = style({
  position: 'absolute',
  insetBlockEnd: vars.space.m,
  insetInline: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  gap: vars.space.xs,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: vars.space.xs,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.high,
  transition: `opacity ${vars.duration.slow}`,
});

/** Still there for those who use the keyboard. */
export const resting = style({ opacity: 0, pointerEvents: 'none', ':focus-within': { opacity: 1, pointerEvents: 'auto' } });
