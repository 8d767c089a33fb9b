import { bottomRoom, from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** Stays in view, so that what is changed can be saved from anywhere. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: bottomRoom,
  zIndex: vars.zIndex.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  // The button that leads back to the top stands at the edge of the window.
  paddingInlineEnd: `calc(${vars.target.size} + ${vars.space.s})`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
});
export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s, minInlineSize: 0 });
export const wholeLine = style({ gridColumn: '1 / -1', minInlineSize: 0 });
export const titles = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [from(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const list = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' });
export const change = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const changeHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
export const values = style({ display: 'grid', gap: vars.space.xxs, margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });
