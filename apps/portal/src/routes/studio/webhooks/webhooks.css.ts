import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ display: 'grid', gap: vars.space.m, overflowWrap: 'anywhere' });
export const words = style({ display: 'grid', gap: vars.space.xxs });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const fields = style({ display: 'grid', gap: vars.space.l });
export const events = style({
  display: 'grid',
  columnGap: vars.space.l,
  '@media': { [from(640)]: { gridTemplateColumns: '1fr 1fr' } },
});
export const deliveries = style({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' });
export const delivery = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
