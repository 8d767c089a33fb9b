import { bottomRoom, vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Quiet and out of the way: at the foot, above the page and a phone's bar, below every overlay.
export const notices = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: bottomRoom,
  zIndex: vars.zIndex.sticky,
  '@media': { print: { display: 'none' } },
});

export const bar = style({
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
});

/** It stays for as long as there is no connection, and takes as little room as it can. */
export const offline = style({ paddingBlock: vars.space.xs, columnGap: vars.space.xs, flexWrap: 'nowrap', fontSize: vars.size.s });

export const text = style({ margin: 0 });

// What has the focus does not hide behind it, and the end of the page can be scrolled above it; nothing on screen moves for that.
const room = `calc(4rem + ${bottomRoom})`;
globalStyle(`:root:has(${bar})`, { scrollPaddingBlockEnd: room });
globalStyle(`body:has(${bar})`, { paddingBlockEnd: room, '@media': { print: { paddingBlockEnd: 0 } } });

export const refused = style({ display: 'grid', gap: vars.space.l, margin: 0, padding: 0, listStyle: 'none' });
