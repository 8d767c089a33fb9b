import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** On phones two stand beside each other. */
export const medium = style({ display: 'grid', alignContent: 'start', gap: vars.space.xs, minInlineSize: 0 });
export const opener = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
export const name = style({ overflowWrap: 'anywhere', fontSize: vars.size.s, fontWeight: vars.weight.medium });
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });
/** A page is as white as what is around it. */
export const face = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});
export const kind = style({
  position: 'absolute',
  insetBlockEnd: vars.space.xs,
  insetInlineStart: vars.space.xs,
  display: 'grid',
  padding: vars.space.xxs,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.size.l,
});
/** As high as a screen leaves it. */
export const film = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '60dvb',
  borderRadius: vars.radius.m,
  background: vars.color.stage,
});

/** The picture beside what is said of it, where there is room. */
export const details = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.l,
  '@media': { [from(740)]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gridTemplateRows: 'auto 1fr' } },
});
export const part = style({ display: 'grid', gap: vars.space.m, minInlineSize: 0 });
/** Beside the picture and where it is used; on phones between them. */
export const form = style([part, { '@media': { [from(740)]: { gridColumn: 2, gridRow: '1 / span 2' } } }]);
export const uses = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' });
