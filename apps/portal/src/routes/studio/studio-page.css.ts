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
/** One line that is pushed aside on phones, as many as it takes elsewhere. */
export const sections = style({
  display: 'flex',
  gap: vars.space.s,
  // Room for the focus ring, which the scrolling line would cut off.
  padding: vars.space.xxs,
  margin: `calc(-1 * ${vars.space.xxs})`,
  whiteSpace: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': { [from(640)]: { flexWrap: 'wrap', overflowX: 'visible' } },
});
/** The line of marks above a title. */
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });
