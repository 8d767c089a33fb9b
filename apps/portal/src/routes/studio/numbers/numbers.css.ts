import { from, vars } from '@foyer/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: vars.space.m });
export const words = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0, overflowWrap: 'anywhere' });
export const note = style({ maxInlineSize: vars.measure.reading });

export const figures = style({
  display: 'grid',
  gap: vars.space.m,
  margin: 0,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from(640)]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' } },
});
export const figure = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
});
export const name = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const count = style({ margin: 0, fontSize: vars.size.xxl, fontWeight: vars.weight.strong, lineHeight: vars.leading.tight });
export const share = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.size.s });

export const chart = style({ display: 'grid', gap: vars.space.xs, maxInlineSize: vars.measure.reading, margin: 0 });
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});
export const scale = style({ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', textAlign: 'end' });
export const lines = style({
  inlineSize: '100%',
  blockSize: '12rem',
  overflow: 'visible',
  // Time goes the way the reader reads.
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const days = style({ gridColumn: 2, display: 'flex', justifyContent: 'space-between', gap: vars.space.s });
export const grid = style({ stroke: vars.color.line, vectorEffect: 'non-scaling-stroke' });

const line = style({ fill: 'none', strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' });
/** Colours alone tell nothing apart: the lines are dashed differently as well. */
export const lineOf = styleVariants({
  opened: [line, { stroke: vars.color.brand }],
  finished: [line, { stroke: vars.color.text, strokeDasharray: '10 7' }],
  confirmed: [line, { stroke: vars.color.positiveText, strokeDasharray: '1 7' }],
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.m}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });
export const sample = style({ flexShrink: 0, inlineSize: '2.5rem', blockSize: '0.5rem', overflow: 'visible' });
export const part = style({ marginInlineStart: vars.space.xs, color: vars.color.textMuted, whiteSpace: 'nowrap' });
