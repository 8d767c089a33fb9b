import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;
const markSize = '2.5rem';

export const timeline = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
  columnGap: vars.space.m,
  paddingBlockEnd: vars.space.xl,
  '@media': { print: { breakInside: 'avoid' } },
  // The line from this mark to the next.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: `calc(${markSize} + ${vars.space.xxs})`,
    insetBlockEnd: `calc(-1 * ${vars.space.xxs})`,
    insetInlineStart: `calc(${markSize} / 2 - 1px)`,
    borderInlineStart: `2px solid ${color.line}`,
  },
  selectors: { '&:last-child': { paddingBlockEnd: 0 }, '&:last-child::before': { display: 'none' } },
});

export const mark = style({ display: 'grid', placeItems: 'center', inlineSize: markSize, blockSize: markSize });
export const dot = style({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  border: `3px solid ${color.brand}`,
  borderRadius: '50%',
  background: color.surface,
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: markSize,
  blockSize: markSize,
  borderRadius: '50%',
  background: color.brandSoft,
  color: color.brandText,
});

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs, overflowWrap: 'anywhere' });
/** As tall as the mark beside it, so that the two are on one line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  minBlockSize: markSize,
  lineHeight: vars.leading.snug,
});
export const time = style({ color: color.textMuted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' });

export const date = style({
  display: 'grid',
  gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
  columnGap: vars.space.m,
  alignItems: 'center',
  paddingBlockEnd: vars.space.m,
  color: color.textMuted,
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    justifySelf: 'center',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    borderRadius: '50%',
    background: color.lineStrong,
  },
});

globalStyle(`${head} > *`, { minInlineSize: 0 });
