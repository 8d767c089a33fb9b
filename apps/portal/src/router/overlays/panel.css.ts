import { bottomRoom, vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Over the end of the page, so that nothing moves and the rest can be read; a high one scrolls within itself. */
export const panel = style({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.space.s} + ${bottomRoom})`,
  insetInline: vars.space.s,
  zIndex: vars.zIndex.snackbar,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  maxBlockSize: `min(70dvh, 40rem)`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  overflow: 'clip',
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const wide = style({ maxInlineSize: '60rem', marginInline: 'auto' });

export const narrow = style({ marginInlineStart: 'auto', maxInlineSize: '26rem' });

export const body = style({ display: 'grid', alignContent: 'start', gap: vars.space.s, overflowY: 'auto', padding: vars.space.m });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
globalStyle(`${actions} > *`, { flex: '1 1 11rem' });

// What has the focus does not hide behind it, and the end of the page can be scrolled above it; nothing on screen moves for that.
globalStyle(`:root:has(${panel})`, { scrollPaddingBlockEnd: '40dvh' });
globalStyle(`body:has(${panel})`, { paddingBlockEnd: 'min(70dvh, 40rem)' });
