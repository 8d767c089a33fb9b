import { globalStyle, style } from '@vanilla-extract/css';
import { oneLine } from '../clamp/clamp.css.ts';
import { vars } from '../theme/contract.css.ts';
import { canHover, from } from '../theme/tools.ts';
import { bottomBarRoom } from '../theme/bottom-room.css.ts';

/** From here up the `TopBar` holds it all (access §9). */
const wideFrom = from(960);
const narrow = `not all and ${wideFrom}`;
const height = '3.5rem';
const room = `calc(${height} + env(safe-area-inset-bottom, 0px))`;

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { print: { display: 'none' }, [wideFrom]: { display: 'none' } },
});

const typing =
  ':is(textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="submit"])):focus';
// Where a keyboard comes up on the screen there is little of it left to read what is typed.
globalStyle(`:root:has(${typing}) ${bar}`, { '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } } });

// The end of the page, and what has the focus, do not hide behind it.
globalStyle(`:root:has(${bar})`, {
  '@media': { [narrow]: { vars: { [bottomBarRoom]: room }, scrollPaddingBlockEnd: `calc(${room} + ${vars.space.xs})` } },
});
globalStyle(`body:has(${bar})`, { '@media': { [narrow]: { paddingBlockEnd: room }, print: { paddingBlockEnd: 0 } } });

export const list = style({
  display: 'flex',
  maxInlineSize: '40rem',
  blockSize: `calc(${height} - 1px)`,
  margin: '0 auto',
  padding: 0,
  listStyle: 'none',
});

export const place = style({ flex: '1 1 0', minInlineSize: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
// With scripts the browser keeps the content as text, which no one shall see.
globalStyle(`${place} > noscript`, { '@media': { '(scripting: none)': { display: 'contents' } } });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  rowGap: '0.125rem',
  minInlineSize: '3rem',
  blockSize: '100%',
  padding: '0 0.125rem',
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: vars.color.textMuted,
  fontSize: '0.75rem',
  lineHeight: 1.2,
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: '-3px',
  selectors: {
    '&[aria-current]': { color: vars.color.brandText, fontWeight: vars.weight.strong },
    '&:active': { color: vars.color.text },
  },
  '@media': { [canHover]: { ':hover': { color: vars.color.text } } },
});

/** Behind the icon of where the reader is there is a field of colour; a badge hangs on it. */
export const icon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.pill,
  fontSize: vars.size.m,
  selectors: { '[aria-current] > &': { background: vars.color.brandSoft } },
  '@media': { '(forced-colors: active)': { selectors: { '[aria-current] > &': { border: '2px solid Highlight' } } } },
});

export const label = style([oneLine, { maxInlineSize: '100%' }]);

/** Presses that nothing would handle are not offered: a link is in its place. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });
