import { bottomRoom, vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** As much of the window as may be covered unasked; never so little that nothing of it can be read. */
const low = 'max(30dvh, 9rem)';
const tall = 'min(70dvh, 40rem)';

/** Over the end of the page, so that nothing moves and the rest can be read; a high one scrolls within itself. */
export const panel = style({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.space.s} + ${bottomRoom})`,
  insetInline: vars.space.s,
  maxInlineSize: '60rem',
  marginInline: 'auto',
  zIndex: vars.zIndex.snackbar,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  maxBlockSize: low,
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

export const high = style({ maxBlockSize: tall });
// What went wrong is said above all else, and takes the room that it needs.
globalStyle(`${panel}:has([role='alert'])`, { maxBlockSize: tall });

export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  overflowY: 'auto',
  padding: vars.space.m,
  selectors: {
    [`${panel}:not(${high}) > &`]: { gap: 0, paddingBlock: `${vars.space.xxs} ${vars.space.xs}`, lineHeight: vars.leading.snug },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s });
// In line with what is below.
globalStyle(`${head} > button`, {
  flex: 'none',
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  paddingInline: vars.space.xs,
  fontSize: vars.size.s,
});

/** Few of one width in a row, where they have the room; as high as the highest. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
globalStyle(`${actions} > *`, { flex: '1 1 11rem' });
globalStyle(`${panel}:not(${high}) > ${actions} > *`, {
  flex: '1 1 0',
  minInlineSize: 0,
  paddingInline: vars.space.xs,
  fontSize: vars.size.s,
});

// What has the focus does not hide behind it, and the end of the page can be scrolled above it; nothing on screen moves for that.
const room = (size: string) => `calc(${size} + ${bottomRoom} + ${vars.space.l})`;
globalStyle(`:root:has(${panel})`, { scrollPaddingBlockEnd: room(low) });
globalStyle(`:root:has(${high})`, { scrollPaddingBlockEnd: room('40dvh') });
globalStyle(`body:has(${panel})`, { paddingBlockEnd: room(low) });
globalStyle(`body:has(${high})`, { paddingBlockEnd: room(tall) });
globalStyle(`body:has(${panel})`, { '@media': { print: { paddingBlockEnd: 0 } } });
