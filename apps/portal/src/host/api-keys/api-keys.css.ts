import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' });
export const card = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', gap: vars.space.m });
export const words = style({ flex: '1 1 16rem', minInlineSize: 0, display: 'grid', gap: vars.space.xxs, overflowWrap: 'anywhere' });
export const fields = style({ display: 'grid', gap: vars.space.l });
export const scopes = style({
  display: 'grid',
  columnGap: vars.space.l,
  '@media': { [from(640)]: { gridTemplateColumns: '1fr 1fr' } },
});
