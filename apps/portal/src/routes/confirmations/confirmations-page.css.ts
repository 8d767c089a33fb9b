import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const filters = style({
  display: 'grid',
  alignItems: 'end',
  gap: vars.space.m,
  '@media': { [from(640)]: { gridTemplateColumns: '2fr 1fr 1fr' }, print: { display: 'none' } },
});

export const hotels = style({ display: 'grid', gap: vars.space.s, maxInlineSize: vars.measure.reading });
