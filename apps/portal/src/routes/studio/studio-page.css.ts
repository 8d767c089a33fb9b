import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.m });
export const filters = style({
  display: 'grid',
  alignItems: 'end',
  gap: vars.space.m,
  '@media': { [from(640)]: { gridTemplateColumns: '2fr 1fr 1fr' } },
});
export const list = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.m });
export const words = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0, overflowWrap: 'anywhere' });
/** The line of marks above a title. */
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });
