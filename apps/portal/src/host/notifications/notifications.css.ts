import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({ display: 'grid', gap: vars.space.m, inlineSize: 'min(22rem, 100vw - 4rem)' });

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: 'min(26rem, 60dvb)',
  overflowY: 'auto',
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.s,
  paddingBlock: vars.space.s,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const body = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xxs, overflowWrap: 'anywhere' });

/** The label of the button stands below the text, not its edge. */
export const action = style({ marginInlineStart: `calc(${vars.space.m} * -1)` });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** A dot at the end of the first line. */
export const fresh = style({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  marginBlockStart: vars.space.xs,
  borderRadius: vars.radius.pill,
  background: vars.color.brand,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
