import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' });

/** On one line that can be moved along, where there is little room. */
export const filter = style({
  display: 'flex',
  gap: vars.space.xs,
  margin: 0,
  padding: vars.space.xxs,
  marginInline: `calc(-1 * ${vars.space.xxs})`,
  listStyle: 'none',
  overflowX: 'auto',
  whiteSpace: 'nowrap',
});

export const row = style({ display: 'grid', gridTemplateColumns: '4.5rem minmax(0, 1fr)', alignItems: 'start', gap: vars.space.m });

/** With room for what can be done with a person. */
export const person = style({ gridTemplateColumns: '4.5rem minmax(0, 1fr) auto' });

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  overflow: 'clip',
});

export const words = style({ display: 'grid', gap: vars.space.xxs, alignSelf: 'center' });

export const mark = style({
  background: vars.color.brandSoft,
  color: 'inherit',
  fontWeight: vars.weight.strong,
  borderRadius: vars.radius.s,
  boxDecorationBreak: 'clone',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});
