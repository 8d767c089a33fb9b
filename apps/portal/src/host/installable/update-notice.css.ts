import { bottomRoom, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

// Quiet and out of the way: at the foot, above the page, below every overlay.
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: bottomRoom,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.low,
  '@media': { print: { display: 'none' } },
});

export const text = style({ margin: 0 });
