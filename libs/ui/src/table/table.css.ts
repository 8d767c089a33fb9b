import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

/** Below 640 px the columns have no room side by side: each row is a card. */
const asCards = '(width < 40rem)';

const { color } = vars;

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.size.s,
  lineHeight: vars.leading.snug,
  '@container': { [asCards]: { display: 'block' } },
});

export const caption = style({
  captionSide: 'top',
  paddingBlockEnd: vars.space.s,
  fontFamily: vars.font.headline,
  fontSize: vars.size.l,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': { [asCards]: { display: 'block' } },
});

export const headCell = style({
  position: 'sticky',
  // A host with a bar of its own at the top sets this to the bar's height.
  insetBlockStart: 'var(--foyer-sticky-offset, 0px)',
  zIndex: vars.zIndex.raised,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  background: color.canvas,
  color: color.textMuted,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
});

export const cell = style({
  paddingInline: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  '@container': {
    [asCards]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: vars.space.s,
      paddingInline: 0,
      paddingBlock: vars.space.xs,
      border: 0,
    },
  },
});
export const rowHeader = style({ fontWeight: vars.weight.strong });
/** Numbers are at the end, in figures of equal width, so that their digits are below each other. */
export const numeric = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [asCards]: { textAlign: 'start', whiteSpace: 'normal' } },
});

/** The column's name beside each value of a card. Screen readers have it from the head, which stays in the page. */
export const cellLabel = style({
  display: 'none',
  color: color.textMuted,
  overflowWrap: 'anywhere',
  '@container': { [asCards]: { display: 'block' } },
});
/**
 * Chromium takes what has a layer of its own within a cell (a moving skeleton, an icon) for shifted when the table is in a size container; the
 * clip gives it a frame to count from. The margin leaves focus rings their room.
 */
export const cellValue = style({ minInlineSize: 0, overflow: 'clip', overflowClipMargin: 8 });

export const body = style({ '@container': { [asCards]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s } } });
export const row = style({
  '@media': { [canHover]: { selectors: { 'tbody > &:hover': { background: color.neutralSoft } } }, print: { breakInside: 'avoid' } },
  '@container': {
    [asCards]: {
      display: 'block',
      padding: vars.space.m,
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius.l,
      background: color.surface,
    },
  },
});
export const emptyCell = style([cell, { padding: 0, borderBlockEnd: 0, '@container': { [asCards]: { display: 'block' } } }]);

/** As cards, the head is a line of the columns one can sort by; the others are there for screen readers only. */
export const head = style({ '@container': { [asCards]: { display: 'block', marginBlockEnd: vars.space.s } } });
export const headRow = style({ '@container': { [asCards]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs } } });
const hidden = { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', padding: 0 } as const;
export const plainHead = style({ '@container': { [asCards]: hidden } });
export const sortableHead = style({
  padding: 0,
  '@container': { [asCards]: { position: 'static', border: 0, background: 'none' } },
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.target.size,
  paddingInline: vars.space.s,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '[aria-sort] > &': { color: color.brandText } },
  '@media': { [canHover]: { ':hover': { background: color.neutralSoft } } },
  '@container': { [asCards]: { borderColor: color.line, background: color.surface } },
});
export const sortMark = style({ display: 'grid', flexShrink: 0, selectors: { 'th:not([aria-sort]) &': { color: color.textMuted } } });

export const busy = style({ minInlineSize: '3rem' });

globalStyle(`${row}:last-child > ${cell}`, { borderBlockEnd: 0 });
globalStyle(`${headCell}`, { '@media': { print: { position: 'static' } } });
