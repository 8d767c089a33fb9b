import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.s,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
});

/** Someone waits for the reader's answer. */
export const waiting = style({ background: vars.color.brandSoft, borderColor: vars.color.brandLine });

export const body = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xxs });

export const sentence = style({ overflowWrap: 'anywhere' });

/** A dot at the end of the first line. */
export const fresh = style({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  marginBlockStart: vars.space.xs,
  borderRadius: vars.radius.pill,
  background: vars.color.brand,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
